import type { ToSeasonTime } from '../../hub/season-time.ts'
import { moment } from '../../output/cells.ts'
import type { Diagnosis } from './read-diagnosis.ts'
import type { Finding } from './finding.ts'
import type { Translate } from '../../i18n.ts'

type TranslateDoctor = Translate<'doctor'>

interface WorkContext {
  readonly t: TranslateDoctor
  readonly toSeasonTime: ToSeasonTime
}

/** From so much on the alerts call somebody (hub/deploy/alerts.yaml). */
export const lateAfter = { paymentsSeconds: 300, callbacksSeconds: 300, deliveriesSeconds: 120 } as const

/** Workers show themselves every few seconds. */
const silentAfterSeconds = 60

/** Pure: whether families wait to sign in. */
export function checkLine(line: Diagnosis['line'], t: TranslateDoctor): readonly Finding[] {
  if (line === null) return []
  if (line.waiting === 0) return [{ check: 'waiting-line', is: 'ok', found: t('lineEmpty'), next: null }]
  return [{ check: 'waiting-line', is: 'warn', found: t('line', { n: line.waiting }), next: t('lineNext') }]
}

/** Pure: whether what runs without a request is done, and in time. */
export function checkWork(
  { work, delays, outbox, clock }: Pick<Diagnosis, 'work' | 'delays' | 'outbox' | 'clock'>,
  context: WorkContext,
): readonly Finding[] {
  const { t } = context
  return [
    ...checkRedis(work, t),
    ...checkWorkers(work, t),
    ...checkDelays(delays, t),
    ...checkDeliveries(outbox, Date.parse(clock.wall), context),
  ]
}

function checkRedis({ redis }: Diagnosis['work'], t: TranslateDoctor): readonly Finding[] {
  if (redis === null) return []
  if (redis) return [{ check: 'redis', is: 'ok', found: t('redis'), next: null }]
  return [{ check: 'redis', is: 'bad', found: t('redisSilent'), next: t('redisNext') }]
}

/** Where Redis is silent nobody knows of them. */
function checkWorkers(
  { by, redis, secondsSinceSign: n }: Diagnosis['work'],
  t: TranslateDoctor,
): readonly Finding[] {
  if (by === 'here' || redis !== true) return []
  if (n !== null && n <= silentAfterSeconds)
    return [{ check: 'workers', is: 'ok', found: t('workers'), next: null }]
  const found = n === null ? t('workersNone') : t('workersSilent', { n })
  return [{ check: 'workers', is: 'bad', found, next: t('workersNext') }]
}

function checkDelays(delays: Diagnosis['delays'], t: TranslateDoctor): readonly Finding[] {
  if (delays === null) return []
  const { paymentsSeconds, callbacksSeconds } = delays
  const payments: Finding =
    paymentsSeconds <= lateAfter.paymentsSeconds
      ? { check: 'payments', is: 'ok', found: t('payments'), next: null }
      : {
          check: 'payments',
          is: 'bad',
          found: t('paymentsLate', { n: minutesIn(paymentsSeconds) }),
          next: t('paymentsNext'),
        }
  if (callbacksSeconds <= lateAfter.callbacksSeconds) return [payments]
  const found = t('callbacksLate', { n: minutesIn(callbacksSeconds) })
  return [payments, { check: 'callbacks', is: 'bad', found, next: t('callbacksNext') }]
}

function minutesIn(seconds: number): number {
  return Math.floor(seconds / 60)
}

function checkDeliveries(
  outbox: Diagnosis['outbox'],
  nowMs: number,
  context: WorkContext,
): readonly Finding[] {
  if (outbox === null) return []
  const { t, toSeasonTime } = context
  const { onHold, oldestOnHoldAt } = outbox
  const waiting = checkDue(outbox, nowMs, context)
  if (onHold === 0) return [waiting]
  const found = t('onHold', { n: onHold, since: moment(toSeasonTime(oldestOnHoldAt)) })
  return [waiting, { check: 'deliveries-on-hold', is: 'warn', found, next: t('onHoldNext') }]
}

function checkDue(
  { due, failed, oldestDueAt }: NonNullable<Diagnosis['outbox']>,
  nowMs: number,
  { t, toSeasonTime }: WorkContext,
): Finding {
  const lateMs = oldestDueAt === null ? 0 : nowMs - Date.parse(oldestDueAt)
  const next = t('deliveriesNext')
  if (lateMs > lateAfter.deliveriesSeconds * 1000) {
    const found = t('deliveriesLate', { n: due, since: moment(toSeasonTime(oldestDueAt)) })
    return { check: 'deliveries', is: 'bad', found, next }
  }
  if (failed > 0)
    return { check: 'deliveries', is: 'warn', found: t('deliveriesFailed', { n: failed }), next }
  return { check: 'deliveries', is: 'ok', found: t('deliveries', { n: due }), next: null }
}
