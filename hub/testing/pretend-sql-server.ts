import { EventEmitter } from 'node:events'
import knexFactory, { type Knex } from 'knex'
import type { Request } from 'tedious'
import { onTestFinished } from 'vitest'
import { MssqlClient } from '../src/db/mssql-client.ts'

/** One statement as it reached the server. */
export interface Sent {
  readonly connection: number
  readonly sql: string
  readonly values: readonly unknown[]
}

export interface PretendServer {
  readonly database: Knex
  readonly sent: Sent[]
  /** How the values of each statement were declared, as in `@p0 int, @p1 bigint`. */
  readonly declared: string[]
  /** Answers these columns as one row to the next statements, a bigint as the driver does; null: no rows. */
  row: Readonly<Record<string, unknown>> | null
  /** Errors that the next statements end with, one each. */
  readonly refusals: Error[]
  /** Connections that are told that they are lost, as the driver tells one that asks on them. */
  readonly lost: Set<number>
}

type ServerRecord = Pick<PretendServer, 'sent' | 'declared' | 'row' | 'refusals' | 'lost'>

/**
 * The hub's SQL Server client with its driver's requests and a server that only listens: one request at a time on each
 * connection, as the driver has it.
 */
export function pretendSqlServer(): PretendServer {
  const server: ServerRecord = { sent: [], declared: [], row: null, refusals: [], lost: new Set() }
  let connections = 0
  class Client extends MssqlClient {
    override acquireRawConnection(): Promise<Connection> {
      connections += 1
      return Promise.resolve(new Connection(connections, server))
    }
  }
  const connection: Knex.MsSqlConnectionConfig = { server: 'nowhere', database: 'matricula' }
  const database = knexFactory({ client: Client, connection, pool: { min: 0, max: 5 } })
  onTestFinished(() => database.destroy())
  return Object.assign(server, { database })
}

/** The part of the driver's request that a connection touches. */
type Running = Request & {
  readonly sqlTextOrProcedure: string
  readonly parameters: readonly { readonly value: unknown }[]
  makeParamsParameter(parameters: readonly object[]): string
  callback(error: Error | null, rows?: number): void
}

class Connection extends EventEmitter {
  readonly id: number
  readonly server: ServerRecord
  connected = true
  inTransaction = false
  state = { name: 'LoggedIn' }

  constructor(id: number, server: ServerRecord) {
    super()
    this.id = id
    this.server = server
  }

  execSql(request: Running): void {
    if (this.server.lost.has(this.id)) return void setImmediate(() => request.callback(lostConnection()))
    if (this.state.name !== 'LoggedIn') throw new Error(`connection ${this.id} is at another request`)
    this.state = { name: 'SentClientRequest' }
    const { sqlTextOrProcedure: sql, parameters } = request
    this.server.sent.push({ connection: this.id, sql, values: parameters.map(({ value }) => value) })
    this.server.declared.push(request.makeParamsParameter(parameters))
    const row = sql.endsWith('select @@rowcount') ? { '': this.server.row === null ? 0 : 1 } : this.server.row
    const refusal = this.server.refusals.shift()
    setImmediate(() => {
      this.state = { name: 'LoggedIn' }
      if (refusal !== undefined) return this.#refuse(request, refusal)
      if (row !== null) request.emit('row', Object.entries(row).map(cellOf))
      request.callback(null, row === null ? 0 : 1)
    })
  }

  /** The transaction of a deadlock's victim is over before it is told. */
  #refuse(request: Running, refusal: Error): void {
    if ('number' in refusal && refusal.number === 1205) this.inTransaction = false
    request.callback(refusal)
  }

  beginTransaction(done: () => void): void {
    this.#tell('BEGIN', true, done)
  }

  commitTransaction(done: () => void): void {
    this.#tell('COMMIT', false, done)
  }

  rollbackTransaction(done: () => void): void {
    this.#tell('ROLLBACK', false, done)
  }

  close(): void {
    this.connected = false
    this.emit('end')
  }

  #tell(sql: string, inTransaction: boolean, done: () => void): void {
    this.inTransaction = inTransaction
    this.server.sent.push({ connection: this.id, sql, values: [] })
    setImmediate(done)
  }
}

function lostConnection(): Error {
  const words = 'Requests can only be made in the LoggedIn state, not the Final state'
  return Object.assign(new Error(words), { code: 'EINVALIDSTATE' })
}

/** Numbers of eight bytes come as text, from a column that may be null or not. */
function cellOf([colName, value]: [string, unknown], index: number) {
  if (typeof value !== 'bigint') return { metadata: { colName, type: { name: 'NVarChar' } }, value }
  const type = index % 2 === 0 ? { name: 'BigInt' } : { name: 'IntN' }
  return { metadata: { colName, type, dataLength: 8 }, value: String(value) }
}
