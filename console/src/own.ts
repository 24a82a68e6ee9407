/**
 * What a table itself says of a name that came from outside. Undefined for a name it merely inherits, such as
 * `constructor` or `toString`. Browsers as old as those we serve have no `Object.hasOwn`.
 */
export function own<V>(table: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined
}
