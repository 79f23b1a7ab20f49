/**
 * Generates src/api/generated from the schemas of the server: docs/openapi.json and docs/protocol.schema.json.
 * `npm run types` writes the files; `npm run types -- --check` fails if they differ from what would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import openapiTypes, { astToString } from 'openapi-typescript'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUTPUT = `${ROOT}web/src/api/generated`
const STYLE = { semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' }

/** Pydantic gives every field a title made of its name: only noise in types. */
function withoutTitles(schema, isMapOfNames = false) {
  if (Array.isArray(schema)) return schema.map((one) => withoutTitles(one))
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([name]) => isMapOfNames || name !== 'title')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutTitles(value, ['properties', 'schemas', '$defs'].includes(name) && !isMapOfNames)]),
  )
}

const readSchema = (name) => JSON.parse(readFileSync(`${ROOT}docs/${name}`, 'utf8'))
const banner = (source) => `/* Generated from docs/${source} by \`make types\`. Do not edit. */\n\n`

async function fromOpenApi(source) {
  const document = readSchema(source)
  const schemas = withoutTitles({ paths: document.paths, components: document.components })
  const types = await openapiTypes({ ...document, ...schemas }, { alphabetize: true, defaultNonNullable: false })
  return banner(source) + astToString(types)
}

async function fromJsonSchema(source) {
  const options = { bannerComment: '', additionalProperties: false, ignoreMinAndMaxItems: true, style: STYLE }
  return banner(source) + (await compile(withoutTitles(readSchema(source)), 'SocketMessage', options))
}

const FILES = {
  'openapi.ts': () => fromOpenApi('openapi.json'),
  'protocol.ts': () => fromJsonSchema('protocol.schema.json'),
}

const check = process.argv.includes('--check')
let outdated = 0
for (const [name, generate] of Object.entries(FILES)) {
  const path = `${OUTPUT}/${name}`
  const text = await generate()
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (check) {
    outdated += 1
    console.error(`${relative(ROOT, path)} is out of date: run \`make types\` and commit the result.`)
  } else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
process.exitCode = outdated ? 1 : 0
