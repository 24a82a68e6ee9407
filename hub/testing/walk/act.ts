import type { readers } from '../../src/http/personal-data.ts'
import type { Visitor } from '../visitor.ts'
import type { School } from './school.ts'

export type CallReader = (typeof readers)[number]

/** What one call is sent with, where the least that the document asks for does not do. */
export interface Prepared {
  /** Parameters of path and query, by name. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Who calls, where it would be the end of the reader's own session. */
  readonly by?: Visitor
}

/** Makes what a call needs to be answered, each time anew: the call uses it up. */
export type Act = (school: School, reader: CallReader) => Promise<Prepared> | Prepared

export type Acts = Readonly<Record<string, Act>>
