/**
 * What a table itself says of a name that came from outside. Undefined for a name it merely inherits, such as
 * `constructor` or `toString`, which everybody can send.
 */
export function own<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
