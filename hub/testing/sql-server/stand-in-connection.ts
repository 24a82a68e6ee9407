import { EventEmitter } from 'node:events'
import { callbackify } from 'node:util'
import pg from 'pg'
import { ISOLATION_LEVEL, type Request } from 'tedious'
import { refusedSql } from './refused-sql.ts'
import { ServerError, serverError } from './server-error.ts'
import { type ParameterType, toPostgres } from './to-postgres.ts'

/** The part of the driver's request that a connection touches. */
type Running = Request & {
  readonly sqlTextOrProcedure: string
  readonly parameters: readonly { readonly type: { readonly name: string }; readonly value: unknown }[]
  callback(error: Error | null, rows?: number): void
}

/** What the driver is asked for a connection with. */
export interface ConnectOptions {
  readonly server: string
  readonly options: { readonly database: string; readonly requestTimeout: number }
}

type Done = (error: Error | null) => void

/** One statement as it was asked for, seen by whoever watches. */
export type StatementListener = (sql: string, connection: StandInConnection) => void

const watchers = new Set<StatementListener>()

/** Shows every statement before it runs, until the answer is called. */
export function watchStatements(watch: StatementListener): () => void {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}

/**
 * A connection of the driver, as Knex uses it, over one to PostgreSQL: one request at a time, states and errors by the
 * driver's names, rows as cells.
 */
export class StandInConnection extends EventEmitter {
  readonly #client: pg.Client
  readonly config: ConnectOptions
  connected = false
  inTransaction = false
  state = { name: 'Initialized' }

  constructor(connectionString: string, asked: ConnectOptions) {
    super()
    this.config = asked
    this.#client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      statement_timeout: asked.options.requestTimeout,
    })
    this.#client.on('error', () => this.die())
    this.#client.on('end', () => this.die())
  }

  connect(done: Done): void {
    callbackify(async () => {
      await this.#client.connect().catch((error: unknown) => {
        throw Object.assign(serverError(error), { code: 'ELOGIN' })
      })
      this.state = { name: 'LoggedIn' }
    })(done)
  }

  /**
   * The line is gone, as when the server's machine is. What was asked is not answered but refused; the transaction on it
   * is told to nobody.
   */
  die(): void {
    if (this.state.name === 'Final') return
    this.state = { name: 'Final' }
    this.connected = false
    this.emit('end')
    void this.#client.end()
  }

  close(): void {
    this.die()
  }

  execSql(request: Running): void {
    if (this.state.name !== 'LoggedIn') return request.callback(wrongState(this.state.name))
    this.state = { name: 'SentClientRequest' }
    const { sqlTextOrProcedure: sql } = request
    for (const watch of watchers) watch(sql, this)
    callbackify(() => this.#run(request, sql).finally(() => this.#free()))((error, count) =>
      request.callback(error, count),
    )
  }

  beginTransaction(
    done: Done,
    _name?: string,
    level: number | undefined = ISOLATION_LEVEL.READ_COMMITTED,
  ): void {
    // Repeatable read holds what was read and sees what is new: no snapshot, so none is given for it.
    const begin =
      level === ISOLATION_LEVEL.SNAPSHOT
        ? 'begin isolation level repeatable read read only'
        : 'begin isolation level read committed'
    this.#tell(begin, true, done)
  }

  commitTransaction(done: Done): void {
    this.#tell('commit', false, done)
  }

  saveTransaction(done: Done, name?: string): void {
    this.#tell(`savepoint "${name}"`, true, done)
  }

  /** To a point that was saved, or all of it. */
  rollbackTransaction(done: Done, name?: string): void {
    if (name === undefined) this.#tell('rollback', false, done)
    else this.#tell(`rollback to savepoint "${name}"`, true, done)
  }

  async #run(request: Running, sql: string): Promise<number> {
    const { parameters } = request
    const refused = refusedSql(sql, parameters.length)
    if (refused !== null) throw new ServerError(refused.number, refused.message)
    const translated = toPostgres(sql, parameters.map(typeOf))
    const values = parameters.map(({ value }) => value ?? null)
    const { rows, fields, rowCount } = await this.#ask(translated.sql, values)
    const twice = fields.find(({ name }, at) => fields.findIndex((other) => other.name === name) < at)
    if (twice !== undefined)
      throw new ServerError(8156, `The column '${twice.name}' was specified multiple times: ${sql}`)
    if (translated.counts) {
      request.emit('row', [{ metadata: { colName: '', type: { name: 'Int' } }, value: rowCount ?? 0 }])
      return 1
    }
    for (const row of rows)
      request.emit(
        'row',
        row.map((value, at) => cellOf(fields[at], value)),
      )
    return rows.length
  }

  async #ask(text: string, values: readonly unknown[]): Promise<pg.QueryArrayResult<unknown[]>> {
    // Only what is named may be bound: PostgreSQL wants to know the type of each.
    const used = values.map((value, at) => (text.includes(`($${at + 1}::`) ? value : undefined))
    const kept = used.flatMap((value, at) => (value === undefined ? [] : [at + 1]))
    const renumbered = text.replaceAll(
      /\(\$(\d+)::/g,
      (_whole, n: string) => `($${kept.indexOf(Number(n)) + 1}::`,
    )
    try {
      const bound = used.filter((value) => value !== undefined)
      return await this.#client.query<unknown[]>({
        text: renumbered,
        values: bound,
        rowMode: 'array',
        types: parsers,
      })
    } catch (error) {
      if (isTimeout(error)) throw timedOut(this.config.options.requestTimeout)
      const told = serverError(error, values)
      // Its victim's transaction is over before it is told.
      if (told instanceof ServerError && told.number === 1205) await this.#rollBackNow()
      throw told
    }
  }

  async #rollBackNow(): Promise<void> {
    this.inTransaction = false
    await this.#client.query('rollback')
  }

  #tell(sql: string, inTransaction: boolean, done: Done): void {
    if (this.state.name !== 'LoggedIn') return done(wrongState(this.state.name))
    this.state = { name: 'SentClientRequest' }
    for (const watch of watchers) watch(sql, this)
    callbackify(async () => {
      await this.#client.query(sql).finally(() => this.#free())
      this.inTransaction = inTransaction
    })(done)
  }

  /** Ready for the next, unless its line was lost on the way. */
  #free(): void {
    if (this.state.name === 'Final') throw lineLost()
    this.state = { name: 'LoggedIn' }
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

function timedOut(ms: number): Error {
  return Object.assign(new Error(`Timeout: Request failed to complete in ${ms}ms`), { code: 'ETIMEOUT' })
}

function wrongState(state: string): Error {
  const words = `Requests can only be made in the LoggedIn state, not the ${state} state`
  return Object.assign(new Error(words), { code: 'EINVALIDSTATE' })
}

function lineLost(): Error {
  return Object.assign(new Error('Connection lost - read ECONNRESET'), { code: 'ECONNRESET' })
}

const types: Readonly<Record<string, string>> = {
  Int: 'int',
  BigInt: 'bigint',
  Float: 'float8',
  Bit: 'int',
  NVarChar: 'text',
  VarBinary: 'bytea',
  DateTime: 'timestamptz',
}

function typeOf({ type, value }: Running['parameters'][number]): ParameterType {
  if (value === null || value === undefined) return null
  const known = types[type.name]
  if (known === undefined) throw new ServerError(8009, `a parameter of type ${type.name}`)
  return known
}

const bigint = 20
const numeric = 1700
/** Sums of pesos are numeric there and bigint here. */
const wide: ReadonlySet<number> = new Set([bigint, numeric])

const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    wide.has(oid) ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

function cellOf(field: pg.FieldDef | undefined, value: unknown) {
  const { name: colName = '', dataTypeID = 0 } = field ?? {}
  if (!wide.has(dataTypeID)) return { metadata: { colName, type: { name: 'NVarChar' } }, value }
  // A number of eight bytes that may be null has another type than one that may not.
  const type = value === null ? { name: 'IntN' } : { name: 'BigInt' }
  return { metadata: { colName, type, dataLength: 8 }, value }
}
