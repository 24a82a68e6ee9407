/** Property names of each entity set, and of the collections within it, as this company's $metadata tells them. */
export interface Metadata {
  /** Null where there is no such entity set. */
  propertiesOf(entitySet: string): ReadonlySet<string> | null
  /** Of the rows in a collection such as DocumentLines. */
  propertiesWithin(entitySet: string, collection: string): ReadonlySet<string> | null
}

/** Reads the names out of $metadata of either root; null when it is none. */
export function metadataFrom(xml: string): Metadata | null {
  const types = new Map<string, ReadonlyMap<string, string>>()
  for (const [, tag = '', body = ''] of xml.matchAll(
    /<((?:EntityType|ComplexType)\b[^>]*[^/])>([\s\S]*?)<\/(?:EntityType|ComplexType)>/g,
  )) {
    types.set(attribute(tag, 'Name'), propertiesIn(body))
  }
  const sets = new Map<string, string>()
  for (const [tag] of xml.matchAll(/<EntitySet\b[^>]*>/g)) {
    sets.set(attribute(tag, 'Name'), plainType(attribute(tag, 'EntityType')))
  }
  if (sets.size === 0) return null
  const typeOf = (entitySet: string) => types.get(sets.get(entitySet) ?? '') ?? null
  return {
    propertiesOf(entitySet) {
      const properties = typeOf(entitySet)
      return properties === null ? null : new Set(properties.keys())
    },
    propertiesWithin(entitySet, collection) {
      const rows = types.get(typeOf(entitySet)?.get(collection) ?? '')
      return rows === undefined ? null : new Set(rows.keys())
    },
  }
}

function propertiesIn(body: string): ReadonlyMap<string, string> {
  const tags = [...body.matchAll(/<(?:Navigation)?Property\b[^>]*>/g)].map(([tag]) => tag)
  return new Map(tags.map((tag) => [attribute(tag, 'Name'), plainType(attribute(tag, 'Type'))]))
}

/** `Collection(SAPB1.DocumentLine)` is DocumentLine. */
function plainType(type: string): string {
  return /([\w]+)\)?$/.exec(type)?.[1] ?? ''
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
