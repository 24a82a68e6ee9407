import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { fact, none } from '../fact.ts'
import { goByLink, isToldToPayer } from '../families/at-link.ts'
import { chargeOf, choose } from '../families/at-provider.ts'
import { deviation } from '../families/enrol.ts'
import { note, type PaidLater, payingAttempt, type Transcript } from '../families/transcript.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { attend } from './at-office.ts'
import { sendBack } from './giving-back.ts'
import { makeLink } from './make-link.ts'
import { inTurn, type Scene } from './scene.ts'

/** Finance sends a link for an amount on account of a student who is enrolled, and somebody pays it with a card. */
export const amountByLink: Scene = inTurn(
  ['amount-by-link', 'amount-given-back'],
  async (world, transcript) => {
    const amount = await readAmount(world, transcript)
    const { code: student } = transcript.scenario
    const asked = { kind: 'account', shows: 'concepts', days: 7, note: '' } as const
    await makeLink(world, transcript, world.office.finance, { ...asked, student, amount, concept: 'Salida' })
    await payAmount(world, transcript, amount)
    await isToldToSender(world, transcript, 'paid')
  },
)

async function payAmount(world: World, transcript: Transcript, amount: number): Promise<void> {
  const link = { token: transcript.link?.token ?? '', amount }
  const { payment, page } = await goByLink(world, transcript, link)
  await choose(world, transcript, { url: page.url, form: { choice: 'approve', means: 'card' } })
  const { token, data } = payment
  const paid = { pays: 'account', token, reference: data.reference, surcharge: 0, discount: 0 } as const
  note(transcript, { paidLater: { ...paid, charge: chargeOf(world, amount) } })
  await isToldToPayer(world, transcript, payment)
}

/** Finance gives all of it back through the provider, and undoes it in accounting. */
export const amountGivenBack: Scene = inTurn(['amount-given-back'], async (world, transcript) => {
  const paid = paidLaterOf(transcript)
  const { token, charge } = paid
  await sendBack(world, transcript, { amount: charge.amount, way: 'provider', token }, 'done')
  note(transcript, { paidLater: { ...paid, charge: { ...charge, takenBackOn: world.calendar.today } } })
  await attend(world, transcript, paid, { kind: 'refunded', outcome: 'attended' })
  await isToldToPayer(world, transcript, paid, 'DEVUELTO')
  await isToldToSender(world, transcript, 'returned')
})

/** A quarter of what the enrolment cost, within what the school lets be sent. */
async function readAmount(world: World, transcript: Transcript): Promise<number> {
  const { api } = world.office.finance
  const quarter = Math.ceil(payingAttempt(transcript).amount / 4)
  const { onAccount } = await withRetry(world, () => unwrap(api.GET('/api/pay-links/amounts')))
  if (onAccount === null) throw deviation(transcript, fact('dueByLink', { amount: quarter }), none)
  return Math.min(onAccount.most, Math.max(onAccount.least, quarter))
}

/** Finance reads how its link stands, and how much was paid by it under which reference. */
async function isToldToSender(
  world: World,
  transcript: Transcript,
  expected: components['schemas']['SentPayLink']['state'],
): Promise<void> {
  const { api } = world.office.finance
  const { reference, charge } = paidLaterOf(transcript)
  const params = { query: { student: transcript.scenario.code } }
  const links = await withRetry(world, () => unwrap(api.GET('/api/pay-links', { params })))
  const found = links.find(({ id }) => id === transcript.link?.id)
  const described = [found?.state, found?.paid?.reference, found?.paid?.amount].join(' ')
  const due = [expected, reference, charge.amount].join(' ')
  if (described !== due) throw deviation(transcript, due, described)
}

function paidLaterOf({ scenario, aftermath: { paidLater } }: Transcript): PaidLater {
  if (paidLater === null) throw new Error(`nobody has paid for ${scenario.code} since its enrolment`)
  return paidLater
}
