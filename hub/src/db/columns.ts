import type { Knex } from 'knex'

/** An instant in UTC as text, `2025-06-19T15:00:00.000Z`: sorts and reads alike in every database. */
export function instant(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.string(name, 24)
}

/** Whole pesos. */
export function cop(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.bigInteger(name)
}

/** Random ids of ours, a UUID. */
export function uuid(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.string(name, 36)
}

/** A school code in upper case. */
export function studentCode(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.string(name, 5)
}
