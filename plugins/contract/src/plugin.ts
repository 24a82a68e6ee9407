import type Joi from 'joi'
import type { Json } from './json.ts'
import type { Adapters, Kind } from './kinds/index.ts'

/** A plugin package exports one of these as `plugin`; see GUIDE.md. */
export interface PluginDefinition<K extends Kind = Kind, S = unknown> {
  /** The folder, the package's last name part and the `use:` of the configuration: one name for one thing. */
  readonly name: string
  readonly kind: K
  /** Major version of that kind's contract this adapter was written against. */
  readonly contract: number
  /** Unknown keys are refused; a secret carries `.meta({ secret: true })`. */
  readonly settings: Joi.ObjectSchema<S>
  /** Wiring only: no network, no clock, no work before `start`. */
  create(settings: S, kit: PluginKit): Adapters[K]
}

/** Contract majors this version of the package speaks. */
export const contractVersions: Readonly<Record<Kind, number>> = Object.freeze({
  sis: 1,
  accounting: 1,
  accessControl: 1,
  maps: 1,
  payments: 2,
  esign: 1,
  notices: 1,
  einvoice: 1,
})

/** Keeps the settings' type in step with the schema; returns what it was given. */
export function definePlugin<K extends Kind, S>(definition: PluginDefinition<K, S>): PluginDefinition<K, S> {
  return definition
}

/** What the host hands to an adapter. An adapter reaches the world through this and nothing else. */
export interface PluginKit {
  readonly http: Http
  readonly log: Log
  readonly memo: Memo
  /** The hub's clock; in the sandbox it shows the season's time. */
  now(): Date
  /** Absolute URL at which this instance's callbacks arrive; `path` is appended. Only valid after `start`. */
  callbackUrl(path?: string): URL
  /** Absolute URL of this instance's own pages (sandbox only); `path` is appended. Only valid after `start`. */
  pageUrl(path?: string): URL
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string | URL
  headers?: Readonly<Record<string, string>>
  /** Sent as given; the caller sets the content type. */
  body?: string | Uint8Array<ArrayBuffer>
  /** What the log says in place of the path, where that holds somebody's home or name, such as `/route/…`. */
  loggedPath?: string
  signal: AbortSignal
}

export interface HttpResponse {
  readonly status: number
  /** Names in lower case; several `set-cookie` are joined by newlines. */
  readonly headers: Readonly<Record<string, string>>
  /** At most 10 MiB; a larger answer is a fault. */
  readonly body: Uint8Array<ArrayBuffer>
  text(): string
  /** Throws `unknown-outcome` when the body is not JSON. */
  json(): unknown
}

/**
 * The host's client: deadline by `signal`, no retries, no redirects, scrubbed log line per call. Any status is
 * an answer. It throws `PluginFault` `unreachable` when nothing was sent, `unknown-outcome` when the answer was lost.
 */
export interface Http {
  send(request: HttpRequest): Promise<HttpResponse>
}

export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Constant messages, facts in fields; never a payload, a person or a secret. */
export interface Log {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
}

/**
 * What an adapter remembers between calls and restarts, apart for each instance and shared by all hubs: session
 * tokens, cursors, and the whole store of a sandbox vendor. Keys up to 200 characters.
 */
export interface Memo {
  get(key: string): Promise<Json | undefined>
  set(key: string, value: Json, options?: { ttlMs: number }): Promise<void>
  /** Sets only where nothing is; answers whether it did. Atomic, so of many callers one wins. */
  add(key: string, value: Json): Promise<boolean>
  delete(key: string): Promise<void>
  /** Entries whose key starts with `prefix`, by key. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly value: Json }[]>
}
