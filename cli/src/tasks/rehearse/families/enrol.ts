import type { Hub } from '../../../hub/hub.ts'
import { answered } from '../../../hub/answered.ts'
import { type Fact, fact } from '../fact.ts'
import { Surprise } from '../surprise.ts'
import { insist, type World } from '../world.ts'
import { chooseActivities, chooseTransport, keepDraft } from './choose.ts'
import { enter } from './sign-in.ts'
import { keepQuote } from './keep-quote.ts'
import { bothPress, press } from './press-pay.ts'
import type { PaymentResult, Quote, Tale, TransportChoice } from './tale.ts'

/** A family at its last step, with everything chosen. */
export interface Ready {
  readonly parents: readonly [Hub, Hub]
  readonly quote: Quote
  readonly transport: TransportChoice
  readonly activities: readonly string[]
}

/** Two parents come in with one code, choose at the same time, and see what it costs. */
export async function getReady(world: World, tale: Tale): Promise<Ready> {
  const { plan } = tale
  const parents = await Promise.all([enter(world, plan.code), enter(world, plan.code)])
  await Promise.all(parents.map((parent) => keepDraft(world, parent, plan)))
  const [one, other] = parents
  const isFirst = tale.tries.length === 0
  const [transport] = await Promise.all([
    chooseTransport(world, one, plan),
    isFirst ? chooseActivities(world, other, plan) : null,
  ])
  const { period, method, quotas, activities } = plan
  const body = { period, method, quotas, transport, activities: [...activities] }
  const [quote, clock] = await insist(world, () =>
    Promise.all([
      answered(one.api.POST('/api/enrollment/quotes', { body })),
      answered(world.office.it.api.GET('/api/season-clock')),
    ]),
  )
  tale.kept = keepQuote(world.season, { quote, transport, activities, now: new Date(clock.now) })
  return { parents, quote, transport, activities }
}

/** From the code to the provider's page, or to the end where there is nothing to pay or the bank pays. */
export async function enrol(world: World, tale: Tale): Promise<PaymentResult> {
  const ready = await getReady(world, tale)
  await bothPress(world, tale, ready)
  return begun(world, tale, ready.parents[0])
}

/** The same for one parent and one press, whose key may come again. */
export function enrolAlone(tale: Tale, ready: Ready, key: string) {
  return press(ready.parents[0], tale, { ...ready, key: `${tale.plan.code}-${key}` })
}

/** What the heartbeat says of the payment that has just begun, kept in the tale. */
export async function begun(world: World, tale: Tale, parent: Hub): Promise<PaymentResult> {
  const result = await heartbeat(world, tale, parent)
  const { data, token } = result
  if (data === null || data.path === 'family') throw surprised(tale, fact('paymentBegun'), result.status)
  tale.token = token
  const { reference, amount, path } = data
  tale.tries.push({
    reference,
    amount,
    path,
    page: null,
    ends: path === 'advance' ? 'approved' : path === 'agreement' ? 'agreement' : 'open',
  })
  return result
}

export function heartbeat(world: World, { plan }: Tale, { api }: Hub): Promise<PaymentResult> {
  const params = { path: { who: plan.code } }
  return insist(world, () => answered(api.GET('/api/payments/enrollment/check/{who}', { params })))
}

export function surprised(tale: Tale, expected: Fact, found: Fact): Surprise {
  const { plan, token } = tale
  return new Surprise({ student: plan.code, step: 'story', expected, found, token })
}
