import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact, none } from '../fact.ts'
import { chooses, goByLink, isToldToPayer, type LinkPayment } from '../families/at-link.ts'
import { decide, pays, takeBack } from '../families/at-provider.ts'
import { deviation, readPaymentStatus } from '../families/enrol.ts'
import type { PaymentAttempt, Transcript } from '../families/transcript.ts'
import { withRetry } from '../hub/with-retry.ts'
import { sum } from '../sum.ts'
import type { World } from '../world.ts'
import { attend, awaitStatus } from './at-office.ts'
import { inTurn, type Scene } from './scene.ts'

type AskedPart = components['schemas']['AskedPart']

/** What who pays one part has of it. */
interface Part {
  /** Of its link. */
  readonly token: string
  /** COP */
  readonly amount: number
}

/** Three people pay a part each: a share, an amount, and what the others leave. */
export const paidInParts: Scene = inTurn(['split-paid'], async (world, transcript) => {
  const parts = await arrange(world, transcript, (total) => [
    share('Mamá', 5000),
    { label: 'Papá', amount: Math.ceil(total / 4) },
    rest('Empresa'),
  ])
  for (const part of parts) await payPart(world, transcript, part)
  await complete(world, transcript)
})

/** Of three parts the last two are approved at once. */
export const paidAtOnce: Scene = inTurn(['split-paid-at-once'], async (world, transcript) => {
  const [first, ...last] = await arrange(world, transcript, () => [
    share('Mamá', 4000),
    share('Papá', 3500),
    share('Abuela', 2500),
  ])
  if (first !== undefined) await payPart(world, transcript, first)
  const begun: Begun[] = []
  for (const part of last) begun.push(await begin(world, transcript, part))
  await Promise.all(begun.map(({ attempt }) => decide(world, transcript, 'approve', attempt)))
  for (const { payment } of begun) await isToldToPayer(world, transcript, payment)
  await complete(world, transcript)
})

/** The first part's bank takes its money back before the second is paid; the first is paid anew by the same link. */
export const partReversed: Scene = inTurn(['split-part-reversed'], async (world, transcript) => {
  const [first, second] = await arrange(world, transcript, () => [share('Mamá', 6000), rest('Papá')])
  if (first === undefined || second === undefined) return
  const { attempt } = await payPart(world, transcript, first)
  await world.vendors.answerLater(attempt.page?.providerRef ?? '', 'reverse')
  await attend(world, transcript, attempt, { kind: 'reversed', outcome: 'attended' })
  attempt.expectedStatus = 'reversed'
  takeBack(world, attempt)
  for (const part of [second, first]) await payPart(world, transcript, part)
  await complete(world, transcript)
})

/** Of three parts the last is never paid. */
export const partLeftUnpaid: Scene = inTurn(['split-ended'], async (world, transcript) => {
  const [first, second] = await arrange(world, transcript, () => [
    share('Mamá', 5000),
    share('Papá', 3000),
    rest('Abuela'),
  ])
  for (const part of [first, second]) if (part !== undefined) await payPart(world, transcript, part)
})

/** Its last day has passed: what two have paid goes back, by the provider and by transfer, and the family pays alone. */
export const splitEnded: Scene = inTurn(['split-ended'], async (world, transcript) => {
  const kind = 'split-ended'
  const [first, second] = transcript.parts
  if (first === undefined || second === undefined) throw deviation(transcript, fact('one'), none)
  await attend(world, transcript, first, { kind, outcome: 'refund' })
  first.expectedStatus = 'reversed'
  takeBack(world, first)
  await attend(world, transcript, second, { kind, outcome: 'refunded-by-bank' })
  second.expectedStatus = 'transferred'
  await pays(world, transcript)
})

function share(label: string, percentBps: number): AskedPart {
  return { label, percentBps }
}

function rest(label: string): AskedPart {
  return { label, rest: true }
}

const totalOf = ({ snapshot }: Transcript) => snapshot?.totals.totalV ?? 0

/** The family splits what is due today; the parts come to it, to the peso. */
async function arrange(
  world: World,
  transcript: Transcript,
  partsOf: (total: number) => readonly AskedPart[],
): Promise<readonly Part[]> {
  const { api } = await chooses(world, transcript)
  const shownTotal = totalOf(transcript)
  const { code: student } = transcript.scenario
  const body = { student, shownTotal, parts: [...partsOf(shownTotal)], shows: 'amount' as const }
  const { split } = await withRetry(world, () => unwrap(api.PUT('/api/enrollment/splits', { body })))
  const parts = (split?.parts ?? []).map(({ address, amount }) => ({
    token: address?.split('/').at(-1) ?? '',
    amount,
  }))
  const inAll = (amount: number) => fact('partsInAll', { amount })
  const found = sum(parts.map(({ amount }) => amount))
  if (found !== shownTotal) throw deviation(transcript, inAll(shownTotal), inAll(found))
  return parts
}

interface Begun {
  readonly payment: LinkPayment
  readonly attempt: PaymentAttempt
}

/** Who has its link goes to the provider with it. */
async function begin(world: World, transcript: Transcript, part: Part): Promise<Begun> {
  const { payment, page } = await goByLink(world, transcript, part)
  const { reference, amount } = payment.data
  const attempt: PaymentAttempt = {
    reference,
    amount,
    path: 'provider',
    page,
    charge: null,
    expectedStatus: 'open',
  }
  transcript.parts.push(attempt)
  return { payment, attempt }
}

async function payPart(world: World, transcript: Transcript, part: Part): Promise<Begun> {
  const begun = await begin(world, transcript, part)
  await decide(world, transcript, 'approve', begun.attempt)
  await isToldToPayer(world, transcript, begun.payment)
  return begun
}

/** The order is paid by a payment of its own, as the family is told. */
async function complete(world: World, transcript: Transcript): Promise<void> {
  await awaitStatus(world, transcript, 'PAGO POR PARTES')
  const [parent] = transcript.parents
  if (parent === undefined) throw new Error(`${transcript.scenario.code} has no browser`)
  const { token, data, status } = await readPaymentStatus(world, transcript, parent)
  if (data === null || data.path !== 'parts') throw deviation(transcript, fact('paymentBegun'), status)
  const { reference, amount, path } = data
  transcript.token = token
  transcript.attempts.push({ reference, amount, path, page: null, charge: null, expectedStatus: 'approved' })
}
