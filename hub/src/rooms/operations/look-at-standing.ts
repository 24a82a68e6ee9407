import type { House } from '../../house.ts'
import { systemTimers } from '../../plugins/timers.ts'
import { withinDeadline } from '../../plugins/within-deadline.ts'
import type { Database } from '../../db/open-database.ts'
import {
  openExceptions,
  type PaymentsOf,
  type QueueStatus,
  type Waiting,
  waitingForProvider,
  waitingIn,
} from './waiting.store.ts'

/** What waits in this school. */
export interface Standing {
  readonly outbox: Readonly<Record<QueueStatus, Waiting>>
  readonly callbacks: Waiting
  readonly payments: Readonly<Record<PaymentsOf, Waiting>>
  readonly exceptions: Waiting
}

const patienceMs = 4000

/** Null, and a line in the log, when the database does not answer in good time. */
export async function lookAtStanding({ database, log }: House): Promise<Standing | null> {
  try {
    const limit = { ms: patienceMs, caller: null, timers: systemTimers }
    return await withinDeadline(limit, () => readStanding(database))
  } catch (error) {
    log.error({ err: error }, 'what waits could not be counted')
    return null
  }
}

/** One after another: a scrape takes one connection from the families, not seven. */
async function readStanding(database: Database): Promise<Standing> {
  return {
    outbox: {
      due: await waitingIn(database, 'outbox', 'due'),
      parked: await waitingIn(database, 'outbox', 'parked'),
    },
    callbacks: await waitingIn(database, 'callbacks', 'due'),
    payments: {
      wizard: await waitingForProvider(database, 'wizard'),
      invoices: await waitingForProvider(database, 'invoices'),
      family: await waitingForProvider(database, 'family'),
    },
    exceptions: await openExceptions(database),
  }
}
