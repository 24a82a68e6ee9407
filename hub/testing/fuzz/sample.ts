import type { ApiDocument, Schema } from './api-document.ts'

/** Values that fit most patterns of codes, tokens, days and addresses; the first that fits is taken. */
const candidates = [
  '10001',
  'a'.repeat(32),
  'sapling1',
  '2025-06-19',
  '2025-06-19T10:00:00-05:00',
  'ana.ruiz@example.com',
  '1',
  'C10001',
  'https://example.com',
]

/** The least that a schema takes, as far as JSON Schema tells. */
export function sampleOf(schema: Schema, document: ApiDocument): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return sampleOf(document.components.schemas[name] ?? {}, document)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return sampleOf(first, document)
  return sampleOfType(schema, document)
}

function sampleOfType(schema: Schema, document: ApiDocument): unknown {
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object') {
    const required = schema.required ?? []
    return Object.fromEntries(
      required.map((key) => [key, sampleOf(schema.properties?.[key] ?? {}, document)]),
    )
  }
  if (type === 'array') {
    const length = Math.max(1, schema.minItems ?? 1)
    return Array.from({ length }, () => sampleOf(schema.items ?? {}, document))
  }
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  return type === 'boolean' ? true : sampleText(schema)
}

function sampleText({ pattern, minLength = 1 }: Schema): string {
  const fits = new RegExp(pattern ?? '', 'u')
  const found = candidates.find((candidate) => candidate.length >= minLength && fits.test(candidate))
  return found ?? 'x'.repeat(minLength)
}
