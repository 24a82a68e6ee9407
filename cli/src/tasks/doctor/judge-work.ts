import type { ToSeason } from '../../hub/season-time.ts'
import { moment } from '../../output/cells.ts'
import type { texts } from '../../texts/doctor.ts'
import type { Say } from '../../words.ts'
import type { Diagnosis } from './ask-hub.ts'
import type { Finding } from './finding.ts'

type SayDoctor = Say<keyof typeof texts.es>

interface Reading {
  readonly say: SayDoctor
  readonly toSeason: ToSeason
}

/** From so much on the alerts call somebody (hub/deploy/alerts.yaml). */
export const lateAfter = { paymentsSeconds: 300, callbacksSeconds: 300, deliveriesSeconds: 120 } as const

/** Workers show themselves every few seconds. */
const silentAfterSeconds = 60

/** Pure: whether what runs without a request is done, and in time. */
export function judgeWork(
  { work, delays, outbox, clock }: Pick<Diagnosis, 'work' | 'delays' | 'outbox' | 'clock'>,
  reading: Reading,
): readonly Finding[] {
  const { say } = reading
  return [
    ...judgeRedis(work, say),
    ...judgeWorkers(work, say),
    ...judgeDelays(delays, say),
    ...judgeDeliveries(outbox, Date.parse(clock.wall), reading),
  ]
}

function judgeRedis({ redis }: Diagnosis['work'], say: SayDoctor): readonly Finding[] {
  if (redis === null) return []
  if (redis) return [{ check: 'redis', is: 'ok', found: say('redis'), next: null }]
  return [{ check: 'redis', is: 'bad', found: say('redisSilent'), next: say('redisNext') }]
}

/** Where Redis is silent nobody knows of them. */
function judgeWorkers(
  { by, redis, secondsSinceSign: n }: Diagnosis['work'],
  say: SayDoctor,
): readonly Finding[] {
  if (by === 'here' || redis !== true) return []
  if (n !== null && n <= silentAfterSeconds)
    return [{ check: 'workers', is: 'ok', found: say('workers'), next: null }]
  const found = n === null ? say('workersNone') : say('workersSilent', { n })
  return [{ check: 'workers', is: 'bad', found, next: say('workersNext') }]
}

function judgeDelays(delays: Diagnosis['delays'], say: SayDoctor): readonly Finding[] {
  if (delays === null) return []
  const { paymentsSeconds, callbacksSeconds } = delays
  const payments: Finding =
    paymentsSeconds <= lateAfter.paymentsSeconds
      ? { check: 'payments', is: 'ok', found: say('payments'), next: null }
      : {
          check: 'payments',
          is: 'bad',
          found: say('paymentsLate', { n: minutesIn(paymentsSeconds) }),
          next: say('paymentsNext'),
        }
  if (callbacksSeconds <= lateAfter.callbacksSeconds) return [payments]
  const found = say('callbacksLate', { n: minutesIn(callbacksSeconds) })
  return [payments, { check: 'callbacks', is: 'bad', found, next: say('callbacksNext') }]
}

function minutesIn(seconds: number): number {
  return Math.floor(seconds / 60)
}

function judgeDeliveries(outbox: Diagnosis['outbox'], nowMs: number, reading: Reading): readonly Finding[] {
  if (outbox === null) return []
  const { say, toSeason } = reading
  const { parked, oldestParkedAt } = outbox
  const waiting = judgeDue(outbox, nowMs, reading)
  if (parked === 0) return [waiting]
  const found = say('parked', { n: parked, since: moment(toSeason(oldestParkedAt)) })
  return [waiting, { check: 'parked-deliveries', is: 'warn', found, next: say('parkedNext') }]
}

function judgeDue(
  { due, failed, oldestDueAt }: NonNullable<Diagnosis['outbox']>,
  nowMs: number,
  { say, toSeason }: Reading,
): Finding {
  const lateMs = oldestDueAt === null ? 0 : nowMs - Date.parse(oldestDueAt)
  const next = say('deliveriesNext')
  if (lateMs > lateAfter.deliveriesSeconds * 1000) {
    const found = say('deliveriesLate', { n: due, since: moment(toSeason(oldestDueAt)) })
    return { check: 'deliveries', is: 'bad', found, next }
  }
  if (failed > 0)
    return { check: 'deliveries', is: 'warn', found: say('deliveriesFailed', { n: failed }), next }
  return { check: 'deliveries', is: 'ok', found: say('deliveries', { n: due }), next: null }
}
