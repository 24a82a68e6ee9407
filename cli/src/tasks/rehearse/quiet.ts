import { pageAnswered } from '../../hub/answered.ts'
import { fact } from './fact.ts'
import { lastTry, type Tale } from './families/tale.ts'
import { Surprise } from './surprise.ts'
import { insist, until, type World } from './world.ts'

/** What is still on its way. */
interface Afoot {
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
export async function awaitQuiet(world: World, tales: readonly Tale[]): Promise<void> {
  const whole = tales.filter(({ isBroken, tries }) => !isBroken && tries.length > 0)
  const isDue = (end: 'open' | 'agreement') => whole.filter((tale) => lastTry(tale).ends === end).length
  const expected = { pending: isDue('open'), agreements: isDue('agreement') }
  const hasBroken = tales.some(({ isBroken }) => isBroken)
  const is = ({ deliveries, callbacks, pending, agreements }: Afoot) =>
    deliveries === 0 &&
    callbacks === 0 &&
    // Nobody knows how a broken story stands; the books will tell.
    (hasBroken || (pending === expected.pending && agreements === expected.agreements))
  const ask = () => lookAround(world)
  if ((await until(world.signal, { ask, is, seconds: timeoutSeconds })) !== null) return
  const found = fact('afoot', { ...(await ask()) })
  const finding = { student: null, step: 'story', token: null, found } as const
  const told = fact('afoot', { deliveries: 0, callbacks: 0, ...expected })
  world.surprises.push(new Surprise({ ...finding, expected: told }))
}

async function lookAround(world: World): Promise<Afoot> {
  const { finance, it } = world.office
  const one = { 'page[size]': 1, 'page[number]': 1 }
  const count = async (ask: () => Promise<{ readonly total: number }>) => (await insist(world, ask)).total
  const paying = (status: 'PENDIENTE' | 'PENDIENTE CONVENIO') =>
    count(() => pageAnswered(finance.api.GET('/api/payments', { params: { query: { ...one, status } } })))
  const deliveries = await count(() =>
    pageAnswered(it.api.GET('/api/outbox', { params: { query: { ...one, status: 'due' } } })),
  )
  const [pending, agreements] = [await paying('PENDIENTE'), await paying('PENDIENTE CONVENIO')]
  const { waiting: callbacks } = await world.vendors.ledgerPage(null)
  return { deliveries, callbacks, pending, agreements }
}
