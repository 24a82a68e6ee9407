import path from 'node:path'
import Libsql from 'libsql'

export type ChargeValues = Readonly<Record<string, string | number | null>>

/** Reads a hub's database beside the hub; `data` is its folder. */
export function reading<T>(data: string, read: (database: Libsql.Database) => T): T {
  const database = new Libsql(databaseIn(data), { readonly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

export function databaseIn(data: string): string {
  return path.join(data, 'matricula.db')
}

/** What the receipt of a paid order says. */
export function receiptIn(database: Libsql.Database, orderId: string): string {
  const row: unknown = database.prepare('select body from receipt where order_id = ?').get(orderId)
  return (row as { readonly body: string }).body
}

/** The charges of a paid order as their columns hold them, but for what names the row and the order. */
export function chargesIn(database: Libsql.Database, orderId: string): readonly ChargeValues[] {
  const rows = database.prepare('select * from charge where order_id = ? order by seq').all(orderId)
  return (rows as ChargeValues[]).map(({ id: _id, order_id: _order, ...charge }) => charge)
}
