/** Knex publishes its dialects without types; these are the parts the hub overrides. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex'
  export default class BetterSqlite3Client extends Knex.Client {
    connectionSettings: { filename: string; encryptionKey: string }
    _driver(): unknown
    acquireRawConnection(): Promise<unknown>
    _query(connection: object, query: { readonly sql: string }): Promise<object>
    validateConnection(connection: object): Promise<boolean>
  }
}

declare module 'knex/lib/dialects/mssql/index.js' {
  import type { Knex } from 'knex'
  /** A value as the driver hands it over, with what the server says of its column. */
  export interface Cell {
    readonly metadata: {
      readonly colName: string
      readonly type: { readonly name: string }
      readonly dataLength?: number
    }
    readonly value: unknown
  }
  export default class MssqlClient extends Knex.Client {
    _query(connection: object, query: object): Promise<{ readonly response: readonly (readonly Cell[])[] }>
  }
}
