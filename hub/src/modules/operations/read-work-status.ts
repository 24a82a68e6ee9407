import type { AppContext } from '../../app-context.ts'
import { readOperationsStatus } from './read-operations-status.ts'
import { highestOf } from './status-facts.ts'

export interface WorkStatus {
  readonly by: 'here' | 'workers'
  /** Whether it answers; null where this process is alone. */
  readonly redis: boolean | null
  /** Since anybody who works last showed itself; null where nobody has, or it cannot be known. */
  readonly secondsSinceSign: number | null
}

/** Who does what runs without a request, and whether anybody does. */
export async function readWorkStatus({
  config,
  work,
  log,
}: Pick<AppContext, 'config' | 'work' | 'log'>): Promise<WorkStatus> {
  const { url, work: by } = config.settings.redis
  try {
    const secondsSinceSign = await work.secondsSinceSign()
    return { by, redis: url === '' ? null : true, secondsSinceSign }
  } catch (error) {
    log.warn({ err: error }, 'Redis does not say who works')
    return { by, redis: false, secondsSinceSign: null }
  }
}

export interface PaymentDelays {
  readonly paymentsSeconds: number
  readonly callbacksSeconds: number
}

/** How late the questions and the answers about money are, as the alerts count it; null when nobody can say. */
export async function readPaymentDelays(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log'>,
): Promise<PaymentDelays | null> {
  const status = await readOperationsStatus(app)
  if (status === null) return null
  const now = app.clock.wall()
  const secondsOf = (name: string) => Math.floor(highestOf(name, status, now))
  return {
    paymentsSeconds: secondsOf('payments_overdue_seconds'),
    callbacksSeconds: secondsOf('callbacks_oldest_seconds'),
  }
}
