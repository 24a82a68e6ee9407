import type { AppContext } from '../../app-context.ts'
import { systemTimers } from '../../plugins/timers.ts'
import { withinDeadline } from '../../plugins/within-deadline.ts'
import {
  countLate,
  openExceptions,
  type PaymentsOf,
  type QueueStatus,
  type Waiting,
  waitingForProvider,
  waitingIn,
} from './waiting.store.ts'

/** What waits in this school. */
export interface OperationsStatus {
  readonly outbox: Readonly<Record<QueueStatus, Waiting>>
  /** Deliveries that have not left for longer than the settings put up with. */
  readonly late: number
  readonly callbacks: Waiting
  readonly payments: Readonly<Record<PaymentsOf, Waiting>>
  readonly exceptions: Waiting
}

const timeoutMs = 4000

/** Null, and a line in the log, when the database does not answer in good time. */
export async function readOperationsStatus(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log'>,
): Promise<OperationsStatus | null> {
  const { log } = app
  try {
    const limit = { ms: timeoutMs, caller: null, timers: systemTimers }
    return await withinDeadline(limit, () => queryStatus(app))
  } catch (error) {
    log.error({ err: error }, 'what waits could not be counted')
    return null
  }
}

/** One after another: a scrape takes one connection from the families, not seven. */
async function queryStatus({
  database,
  clock,
  config,
}: Pick<AppContext, 'config' | 'database' | 'clock'>): Promise<OperationsStatus> {
  const { lateMinutes } = config.settings.outbox
  const early = new Date(clock.wall().getTime() - lateMinutes * 60_000)
  return {
    outbox: {
      due: await waitingIn(database, 'outbox', 'due'),
      on_hold: await waitingIn(database, 'outbox', 'on_hold'),
    },
    late: await countLate(database, early),
    callbacks: await waitingIn(database, 'callbacks', 'due'),
    payments: {
      wizard: await waitingForProvider(database, 'wizard'),
      invoices: await waitingForProvider(database, 'invoices'),
      family: await waitingForProvider(database, 'family'),
      parts: await waitingForProvider(database, 'parts'),
      account: await waitingForProvider(database, 'account'),
    },
    exceptions: await openExceptions(database),
  }
}
