import { fetchHttp } from '../http/fetch-http.ts'
import type { Http, Log, LogFields, PluginKit } from '../plugin.ts'
import { memoryMemo } from './memory-memo.ts'

export interface MemoryKitOptions {
  /** The clock of the kit and of its memo; the machine's when absent. */
  readonly now?: () => Date
  /** Where the hub would be; nothing listens there. */
  readonly base?: string
  /** Stands in for the real client. */
  readonly http?: Http
}

export interface LoggedLine {
  readonly level: 'info' | 'warn'
  readonly fields: LogFields
  readonly message: string
}

/** A `PluginKit` of one process: a real HTTP client, everything else in memory and open to a look. */
export interface MemoryKit extends PluginKit {
  readonly logged: readonly LoggedLine[]
}

export function memoryKit(options: MemoryKitOptions = {}): MemoryKit {
  const { now = () => new Date(), base = 'https://hub.example' } = options
  const logged: LoggedLine[] = []
  const log: Log = {
    info: (fields, message) => void logged.push({ level: 'info', fields, message }),
    warn: (fields, message) => void logged.push({ level: 'warn', fields, message }),
  }
  return {
    http: options.http ?? fetchHttp({ log }),
    log,
    memo: memoryMemo(now),
    now,
    callbackUrl: (path = '') => new URL(`/callbacks/kit${below(path)}`, base),
    pageUrl: (path = '') => new URL(`/sandbox/kit${below(path)}`, base),
    logged,
  }
}

function below(path: string): string {
  return path === '' || /^[/?]/.test(path) ? path : `/${path}`
}
