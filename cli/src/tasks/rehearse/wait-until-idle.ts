import { unwrapPage } from '../../hub/unwrap.ts'
import { fact } from './fact.ts'
import { lastAttempt, type Transcript } from './families/transcript.ts'
import { Deviation } from './deviation.ts'
import { withRetry, waitUntil, type World } from './world.ts'

/** Work that is still pending. */
interface PendingWork {
  readonly deliveries: number
  readonly callbacks: number
  readonly pending: number
  readonly agreements: number
}

const timeoutSeconds = 300

/**
 * Waits until everything that was set going has arrived: the day of what is booked is the season's, so nothing may be
 * left over when its clock moves on. What families left open stays open.
 */
export async function waitUntilIdle(world: World, transcripts: readonly Transcript[]): Promise<void> {
  const whole = transcripts.filter(({ isBroken, attempts }) => !isBroken && attempts.length > 0)
  const isDue = (end: 'open' | 'agreement') =>
    whole.filter((transcript) => lastAttempt(transcript).expectedStatus === end).length
  const expected = { pending: isDue('open'), agreements: isDue('agreement') }
  const hasBroken = transcripts.some(({ isBroken }) => isBroken)
  const is = ({ deliveries, callbacks, pending, agreements }: PendingWork) =>
    deliveries === 0 &&
    callbacks === 0 &&
    // Nobody knows how a broken scenario stands; the books will tell.
    (hasBroken || (pending === expected.pending && agreements === expected.agreements))
  const ask = () => readPending(world)
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) !== null) return
  const found = fact('afoot', { ...(await ask()) })
  const finding = { student: null, step: 'story', token: null, found } as const
  const expectedFact = fact('afoot', { deliveries: 0, callbacks: 0, ...expected })
  world.deviations.push(new Deviation({ ...finding, expected: expectedFact }))
}

async function readPending(world: World): Promise<PendingWork> {
  const { finance, it } = world.office
  const one = { 'page[size]': 1, 'page[number]': 1 }
  const count = async (ask: () => Promise<{ readonly total: number }>) => (await withRetry(world, ask)).total
  const paying = (status: 'PENDIENTE' | 'PENDIENTE CONVENIO') =>
    count(() => unwrapPage(finance.api.GET('/api/payments', { params: { query: { ...one, status } } })))
  const deliveries = await count(() =>
    unwrapPage(it.api.GET('/api/outbox', { params: { query: { ...one, status: 'due' } } })),
  )
  const [pending, agreements] = [await paying('PENDIENTE'), await paying('PENDIENTE CONVENIO')]
  const { waiting: callbacks } = await world.vendors.ledgerPage(null)
  return { deliveries, callbacks, pending, agreements }
}
