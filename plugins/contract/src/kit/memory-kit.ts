import { fetchHttp } from '../http/fetch-http.ts'
import type { Http, Log, LogFields } from '../plugin.ts'
import { memoryMemo } from './memory-memo.ts'
import type { StageKit } from './stage.ts'

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
export interface MemoryKit extends StageKit {
  readonly logged: readonly LoggedLine[]
}

export function memoryKit(options: MemoryKitOptions = {}): MemoryKit {
  const { now: clock = () => new Date(), base = 'https://hub.example' } = options
  let passedMs = 0
  const now = () => new Date(clock().getTime() + passedMs)
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
    passTime: (ms) => void (passedMs += ms),
    callbackUrl: (path = '') => new URL(`/callbacks/kit${below(path)}`, base),
    pageUrl: (path = '') => new URL(`/sandbox/kit${below(path)}`, base),
    logged,
  }
}

function below(path: string): string {
  return path === '' || /^[/?]/.test(path) ? path : `/${path}`
}
