import type { Knex } from 'knex'
import * as approvals from './approvals.ts'
import * as callbacks from './callbacks.ts'
import * as captures from './captures.ts'
import * as challenges from './challenges.ts'
import * as keys from './keys.ts'
import * as leases from './leases.ts'
import * as postponed from './postponed.ts'
import * as tries from './tries.ts'

interface Part {
  readonly up: (db: Knex) => Promise<void>
  readonly down: (db: Knex) => Promise<void>
}

/** Each part is one safeguard, in a file of its own. */
const parts: readonly Part[] = [leases, callbacks, tries, challenges, captures, postponed, keys, approvals]

export async function up(db: Knex): Promise<void> {
  for (const part of parts) await part.up(db)
}

export async function down(db: Knex): Promise<void> {
  for (const part of parts.toReversed()) await part.down(db)
}
