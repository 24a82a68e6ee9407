import type Joi from 'joi'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [key: string]: unknown }

/** What joi tells of a schema; only the parts that lead to labels. */
interface Described {
  readonly type?: string
  readonly flags?: { readonly label?: string }
  readonly keys?: Readonly<Record<string, Described>>
  readonly items?: readonly Described[]
  readonly matches?: readonly Match[]
}

/** What alternatives may be: by trying, or by a condition. */
type Match = Readonly<Partial<Record<'schema' | 'then' | 'otherwise', Described>>>

/** The schemas that have a label, by it; one label is one shape. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** The JSON Schema of what a caller sends; labelled parts stand in the components. */
  ofInput(schema: Joi.Schema): JsonSchema {
    return this.#name(jsonSchema(schema, 'input'), schema.describe())
  }

  /** The same of what we answer. */
  ofOutput(schema: Joi.Schema): JsonSchema {
    return this.#name(jsonSchema(schema, 'output'), schema.describe())
  }

  /** The fields of a path, a query or headers, and which of them must be there. */
  fieldsOf(
    schema: Joi.Schema,
  ): { readonly name: string; readonly schema: unknown; readonly required: boolean }[] {
    const { properties, required } = jsonSchema(schema, 'input')
    const needed: readonly unknown[] = Array.isArray(required) ? required : []
    return Object.entries(isTree(properties) ? properties : {}).map(([name, field]) => ({
      name,
      schema: field,
      required: needed.includes(name),
    }))
  }

  #name(json: JsonSchema, described: Described): JsonSchema {
    const label = described.flags?.label
    if (label === undefined) return this.#nameParts(json, described)
    // What is taken when nothing is sent belongs to the place, not to the shape.
    const { default: usual, ...placed } = json
    const { isNullable, shape } = withoutNull(placed)
    const whole = this.#nameParts(shape, described)
    const known = this.schemas[label]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(whole)) {
      throw new Error(`two schemas are called ${label}`)
    }
    this.schemas[label] = whole
    const reference = { $ref: `#/components/schemas/${label}` }
    const here = isNullable ? { anyOf: [reference, { type: 'null' }] } : reference
    return { ...here, ...(usual !== undefined && { default: usual }) }
  }

  #nameParts(json: JsonSchema, { keys = {}, items = [], matches = [] }: Described): JsonSchema {
    const { properties, items: item, anyOf, oneOf, ...rest } = json
    return {
      ...rest,
      ...(isOpen(json) && { additionalProperties: true }),
      ...(isTree(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, part]) => [key, this.#part(part, keys[key])]),
        ),
      }),
      ...(item !== undefined && { items: this.#part(item, items[0]) }),
      ...(Array.isArray(anyOf) && { anyOf: this.#parts(anyOf, matches) }),
      ...(Array.isArray(oneOf) && { oneOf: this.#parts(oneOf, matches) }),
    }
  }

  #parts(parts: readonly unknown[], matches: NonNullable<Described['matches']>): unknown[] {
    const described = matches.flatMap(({ schema, then, otherwise }) =>
      [schema, then, otherwise].filter((one) => one !== undefined),
    )
    return parts.map((part, index) => this.#part(part, described[index]))
  }

  #part(part: unknown, described: Described | undefined): unknown {
    return isTree(part) && described !== undefined ? this.#name(part, described) : part
  }
}

/** An object of which nothing is said may hold anything; said aloud, for readers who take silence for a no. */
function isOpen({ type, properties, patternProperties, additionalProperties }: JsonSchema): boolean {
  return (
    type === 'object' &&
    [properties, patternProperties, additionalProperties].every((one) => one === undefined)
  )
}

/** A place may be empty where another of the same shape may not. */
function withoutNull(json: JsonSchema): { readonly isNullable: boolean; readonly shape: JsonSchema } {
  const { type } = json
  if (!Array.isArray(type) || !type.includes('null')) return { isNullable: false, shape: json }
  const [only, ...more]: unknown[] = type.filter((one) => one !== 'null')
  return { isNullable: true, shape: { ...json, type: more.length === 0 ? only : [only, ...more] } }
}

function jsonSchema(schema: Joi.Schema, direction: 'input' | 'output'): JsonSchema {
  const { jsonSchema: converter } = schema['~standard'] as unknown as StandardJsonSchema
  return converter[direction]({ target: 'draft-2020-12' })
}

/** joi's own converter; its types do not tell of it yet. */
interface StandardJsonSchema {
  readonly jsonSchema: Readonly<Record<'input' | 'output', (options: { target: string }) => JsonSchema>>
}

function isTree(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
