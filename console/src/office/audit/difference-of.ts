type Leaf = string | number | boolean | null

/** One field of a record, as it was and as it became; undefined: there was none. */
export interface Difference {
  /** Where it stands in the record: `lines.0.value`. */
  readonly field: string
  readonly before: Leaf | undefined
  readonly after: Leaf | undefined
}

/** What changed between two records. Beside nothing, all of the other is different. */
export function differenceOf(before: object | null, after: object | null): readonly Difference[] {
  const was = new Map(leavesOf(before ?? {}))
  const became = new Map(leavesOf(after ?? {}))
  const fields = new Set([...was.keys(), ...became.keys()])
  return [...fields]
    .map((field) => ({ field, before: was.get(field), after: became.get(field) }))
    .filter((each) => each.before !== each.after)
}

function leavesOf(value: unknown, path = ''): [string, Leaf][] {
  if (isList(value)) return [[path, value.join(', ')]]
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      leavesOf(inner, path === '' ? name : `${path}.${name}`),
    )
  }
  return isLeaf(value) ? [[path, value]] : []
}

/** Words or numbers beside each other are read as one value; records in a list are compared one by one. */
function isList(value: unknown): value is Leaf[] {
  return Array.isArray(value) && value.every(isLeaf)
}

function isLeaf(value: unknown): value is Leaf {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
