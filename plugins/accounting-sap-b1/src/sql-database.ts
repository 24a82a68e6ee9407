import { PluginFault } from '@matricula/contract'
import mssql from 'mssql'
import { faultOfSqlError } from './faults.ts'
import type { SqlSettings } from './sql-settings.ts'

export interface Statement {
  readonly text: string
  /** Parameters by name, without the @. */
  readonly values: Readonly<Record<string, string | number | null>>
}

/** The company database. Values travel as parameters only. */
export interface SqlDatabase {
  open(signal: AbortSignal): Promise<void>
  /** The rows of a read. @throws PluginFault by the table in faults.ts; `unreachable` once the signal aborts. */
  rows(statement: Statement, signal: AbortSignal): Promise<readonly unknown[]>
  close(): Promise<void>
}

const timeoutMs = 10_000

export function sqlDatabase(settings: SqlSettings): SqlDatabase {
  let opening: Promise<mssql.ConnectionPool> | null = null

  function pool(): Promise<mssql.ConnectionPool> {
    opening ??= connect(settings).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  return {
    async open(signal) {
      await untilAborted(signal, pool())
    },
    async rows({ text, values }, signal) {
      const request = (await untilAborted(signal, pool())).request()
      for (const [name, value] of Object.entries(values)) {
        request.input(name, typeof value === 'number' ? mssql.Int : mssql.NVarChar, value)
      }
      const cancel = () => request.cancel()
      signal.addEventListener('abort', cancel, { once: true })
      try {
        const { recordset } = await untilAborted(signal, request.query<unknown>(text))
        return recordset
      } catch (error) {
        throw faultOfSqlError(error)
      } finally {
        signal.removeEventListener('abort', cancel)
      }
    },
    async close() {
      const closing = opening
      opening = null
      // What could not be opened needs no closing.
      const opened = await closing?.catch(() => null)
      await opened?.close()
    },
  }
}

async function connect(settings: SqlSettings): Promise<mssql.ConnectionPool> {
  const pool = new mssql.ConnectionPool(configOf(settings))
  // A connection that breaks while it idles is replaced at the next query; unheard it would end the process.
  pool.on('error', () => undefined)
  try {
    return await pool.connect()
  } catch (error) {
    throw faultOfSqlError(error)
  }
}

function configOf({ server, port, database, user, password, encrypt, authority }: SqlSettings): mssql.config {
  return {
    server,
    port,
    database,
    user,
    password,
    connectionTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    validateConnection: 'socket',
    pool: { max: 4, min: 0, acquireTimeoutMillis: timeoutMs },
    options: {
      encrypt,
      readOnlyIntent: true,
      appName: 'Matricula Hub',
      ...(authority === undefined ? {} : { cryptoCredentialsDetails: { ca: authority } }),
    },
  }
}

/** The driver hears of no signal while it connects, so whoever leaves no longer waits for it. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PluginFault('unreachable', 'the deadline passed at the company database'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject)
  })
}
