/** Knex publishes its dialects without types; these are the parts the hub overrides. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex'
  /** What it makes of an answer of the driver. */
  export interface Answered {
    readonly response?: unknown
    readonly context?: { readonly changes: number }
  }
  export interface Runner {
    run(): Promise<unknown>
  }
  export default class BetterSqlite3Client extends Knex.Client {
    connectionSettings: { filename: string; encryptionKey: string; durable: boolean }
    _driver(): unknown
    acquireRawConnection(): Promise<unknown>
    /** Of the client that knex makes for a transaction. */
    transacting?: true
    runner(builder: object): Runner
    _query(connection: object, query: { readonly sql: string }): Promise<Answered>
    validateConnection(connection: object): Promise<boolean>
    destroyRawConnection(connection: object): Promise<void>
  }
}

declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'
  export default class PgClient extends Knex.Client {
    pool: Extract<Knex.Client['pool'], { numPendingCreates(): number }> | undefined
    acquireConnection(): Promise<unknown>
    acquireRawConnection(): Promise<unknown>
    _query(connection: object, query: object): Promise<object>
    validateConnection(connection: object): boolean | Promise<boolean>
    destroyRawConnection(connection: object): Promise<void>
  }
}

declare module 'knex/lib/dialects/mssql/index.js' {
  import type { Knex } from 'knex'
  import type { Request } from 'tedious'
  export type { Request }
  /** A value as the driver hands it over, with what the server says of its column. */
  export interface Cell {
    readonly metadata: {
      readonly colName: string
      readonly type: { readonly name: string }
      readonly dataLength?: number
    }
    readonly value: unknown
  }
  export interface Connection {
    connected: boolean
    readonly inTransaction: boolean
    execSql(request: Request): void
    close(): void
  }
  export default class MssqlClient extends Knex.Client {
    /** Of the client that knex makes for a transaction. */
    transacting?: true
    pool: Extract<Knex.Client['pool'], { numPendingCreates(): number }> | undefined
    acquireConnection(): Promise<unknown>
    acquireRawConnection(): Promise<unknown>
    _query(
      connection: Connection,
      query: object,
    ): Promise<{ readonly response: readonly (readonly Cell[])[] }>
    _enqueueRequest(request: Request, connection: Connection): void
    _typeForBinding(binding: unknown): [value: unknown, type: Parameters<Request['addParameter']>[1]]
    _setReqInput(request: Request, index: number, binding: unknown): void
    validateConnection(connection: Connection): boolean | Promise<boolean>
    destroyRawConnection(connection: Connection): Promise<void>
  }
}

declare module 'knex/lib/dialects/mssql/schema/mssql-columncompiler.js' {
  export default class ColumnCompiler {
    constructor(client: object, ...column: readonly object[])
    getColumnType(): string
  }
}
