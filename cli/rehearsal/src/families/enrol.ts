import { unwrap } from '@matricula/hub/api/answers'
import { type Hub } from '../hub/hub-client.ts'
import { type Fact, fact } from '../fact.ts'
import { Deviation } from '../deviation.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'
import { chooseActivities, chooseTransport, keepDraft } from './choose.ts'
import { enter } from './sign-in.ts'
import { snapshotQuote } from './snapshot-quote.ts'
import { submitFromBoth, submitPayment } from './submit-payment.ts'
import type { PaymentResult, Quote, Transcript, TransportChoice } from './transcript.ts'

/** A family at its last step, with everything chosen. */
export interface PreparedFamily {
  readonly parents: readonly [Hub, Hub]
  readonly quote: Quote
  readonly transport: TransportChoice
  readonly activities: readonly string[]
}

/** Two parents come in with one code, choose at the same time, and see what it costs. */
export async function prepareFamily(world: World, transcript: Transcript): Promise<PreparedFamily> {
  const { scenario } = transcript
  const parents = await Promise.all([enter(world, scenario.code), enter(world, scenario.code)])
  await Promise.all(parents.map((parent) => keepDraft(world, parent, scenario)))
  transcript.parents = parents
  const [one, other] = parents
  const isFirst = transcript.attempts.length === 0
  const [transport] = await Promise.all([
    chooseTransport(world, one, scenario),
    isFirst ? chooseActivities(world, other, scenario) : null,
  ])
  const { period, method, quotas, activities } = scenario
  const body = { period, method, quotas, transport, activities: [...activities] }
  const [quote, clock] = await withRetry(world, () =>
    Promise.all([
      unwrap(one.api.POST('/api/enrollment/quotes', { body })),
      unwrap(world.office.it.api.GET('/api/season-clock')),
    ]),
  )
  transcript.snapshot = snapshotQuote(world.season, {
    quote,
    transport,
    activities,
    now: new Date(clock.now),
  })
  return { parents, quote, transport, activities }
}

/** From the code to the provider's page, or to the end where there is nothing to pay or the bank pays. */
export async function enrol(world: World, transcript: Transcript): Promise<PaymentResult> {
  const prepared = await prepareFamily(world, transcript)
  await submitFromBoth(world, transcript, prepared)
  return readBegunPayment(world, transcript, prepared.parents[0])
}

/** The same for one parent and one press, whose key may come again. */
export function enrolAlone(transcript: Transcript, prepared: PreparedFamily, key: string) {
  return submitPayment(prepared.parents[0], transcript, {
    ...prepared,
    invoicePayer: null,
    key: `${transcript.scenario.code}-${key}`,
  })
}

/** The status of the payment that has just begun, recorded in the transcript. */
export async function readBegunPayment(
  world: World,
  transcript: Transcript,
  parent: Hub,
): Promise<PaymentResult> {
  const result = await readPaymentStatus(world, transcript, parent)
  const { data, token } = result
  if (data === null || data.path === 'family' || data.path === 'parts')
    throw deviation(transcript, fact('paymentBegun'), result.status)
  transcript.token = token
  const { reference, amount, path } = data
  transcript.attempts.push({
    reference,
    amount,
    path,
    page: null,
    charge: null,
    expectedStatus: path === 'advance' ? 'approved' : path === 'agreement' ? 'agreement' : 'open',
  })
  return result
}

export function readPaymentStatus(
  world: World,
  { scenario }: Transcript,
  { api }: Hub,
): Promise<PaymentResult> {
  const params = { path: { who: scenario.code } }
  return withRetry(world, () => unwrap(api.GET('/api/payments/enrollment/check/{who}', { params })))
}

export function deviation(transcript: Transcript, expected: Fact, found: Fact): Deviation {
  const { scenario, token } = transcript
  return new Deviation({ student: scenario.code, step: 'story', expected, found, token })
}
