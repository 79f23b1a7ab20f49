import type { JsonObject } from '../../api/types'

/** One change of a JSON Patch (RFC 6902), of the kinds that the server sends. */
export interface PatchStep {
  op: 'add' | 'remove' | 'replace'
  /** A JSON Pointer (RFC 6901). */
  path: string
  value?: unknown
}

export type Patch = readonly PatchStep[]

/** A patch that does not fit its document. */
export class PatchError extends Error {}

/** The document after the patch. The given one stays as it is; what the patch does not touch is shared by both. */
export function applyPatch(document: JsonObject, patch: Patch): JsonObject {
  const changed = patch.reduce<unknown>((now, step) => change(now, keysOf(step.path), step), document)
  if (!isContainer(changed) || Array.isArray(changed)) throw new PatchError('a patch must leave an object')
  return changed
}

function keysOf(path: string): string[] {
  if (path === '') return []
  if (!path.startsWith('/')) throw new PatchError(`not a pointer: ${path}`)
  return path.slice(1).split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function change(node: unknown, keys: readonly string[], step: PatchStep): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return step.value
  if (!isContainer(node)) throw new PatchError(`nothing is at ${step.path}`)
  const isNew = rest.length === 0 && step.op === 'add'
  if (!isNew && !Object.hasOwn(node, key)) throw new PatchError(`nothing is at ${step.path}`)
  const copy = (Array.isArray(node) ? [...node] : { ...node }) as JsonObject
  if (rest.length) copy[key] = change(node[key], rest, step)
  else if (Array.isArray(copy)) changeArray(copy, key, step)
  else if (step.op === 'remove') delete copy[key]
  else copy[key] = step.value
  return copy
}

function changeArray(array: unknown[], key: string, { op, value, path }: PatchStep): void {
  const at = key === '-' ? array.length : Number(key)
  if (!Number.isInteger(at) || at < 0 || at > array.length) throw new PatchError(`nothing is at ${path}`)
  if (op === 'add') array.splice(at, 0, value)
  else if (op === 'remove') array.splice(at, 1)
  else array[at] = value
}

function isContainer(node: unknown): node is JsonObject {
  return typeof node === 'object' && node !== null
}
