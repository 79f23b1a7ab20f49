/** Types of a request and its answer, looked up in the generated OpenAPI types by path and method. */
import type { paths } from './generated/openapi'
import type { FromServer } from './generated/protocol'

export type Path = keyof paths
export type Method = 'get' | 'post' | 'delete'

type Json<Content> = { content: { 'application/json': Content } }
/** Statuses of answers with a body. */
type Success = 200 | 201
type Operation<P extends Path, M extends Method> = paths[P][M]

/** The JSON body of a request. */
export type Body<P extends Path, M extends Method = 'post'> =
  Operation<P, M> extends { requestBody?: Json<infer Content> } ? Content : never

/** The JSON body of an answer; void where there is none. */
export type Answer<P extends Path, M extends Method = 'get'> =
  Operation<P, M> extends { responses: infer Responses }
    ? [keyof Responses & Success] extends [never]
      ? void
      : Responses[keyof Responses & Success] extends Json<infer Content>
        ? Received<Content>
        : void
    : never

/** What a request is made of: values for the path's `{names}`, for the query, and the body. */
export type Inputs<P extends Path, M extends Method> = PathOf<Operation<P, M>> &
  QueryOf<Operation<P, M>> &
  BodyOf<Operation<P, M>>

type PathOf<O> = O extends { parameters: { path: infer Values } } ? { path: Values } : { path?: never }
type QueryOf<O> = O extends { parameters: { query?: infer Values } } ? { query?: Values } : { query?: never }
type BodyOf<O> = O extends { requestBody: Json<infer Content> }
  ? { body: Content }
  : O extends { requestBody?: Json<infer Content> }
    ? { body?: Content }
    : { body?: never }

/** Fields that the schemas leave open (`dict[str, Any]`), and what the server puts there. */
interface OpenFields {
  events: Extract<FromServer, { type: 'game' }>['events']
  outcome: Extract<FromServer, { type: 'game' }>['outcome']
  rewind: Extract<FromServer, { type: 'game' }>['rewind']
}

type IsOpen<Value> = Value extends readonly (infer Item)[] ? IsOpen<Item> : string extends keyof Value ? true : false

/**
 * A value as the server sends it. The server sends every field; the schemas call those with a default optional. Fields
 * that the schemas leave open get the type of `OpenFields`.
 */
export type Received<Value> = Value extends readonly (infer Item)[]
  ? Received<Item>[]
  : Value extends object
    ? {
        [Name in keyof Value]-?: Name extends keyof OpenFields
          ? IsOpen<NonNullable<Value[Name]>> extends true
            ? OpenFields[Name]
            : Received<Value[Name]>
          : Received<Value[Name]>
      }
    : Value
