import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import { sum } from '../sum.ts'
import { fact } from '../fact.ts'
import { takeBack } from '../families/at-provider.ts'
import { deviation } from '../families/enrol.ts'
import { note, payingAttempt, type Transcript } from '../families/transcript.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { settleRefund } from './giving-back.ts'
import { inTurn, type Scene } from './scene.ts'
import { askAsFinance } from './second-person.ts'

type WithdrawalProposal = components['schemas']['WithdrawalProposal']
type Withdrawal = components['schemas']['Withdrawal']

/** The student leaves: what the rules propose goes back, what was to come is charged no more. */
export const withdrawn: Scene = inTurn(['withdrawn'], leaves)

/** The season returns nothing any more of what was paid. */
export const withdrawnForNothing: Scene = inTurn(['withdrawn-nothing-back'], async (world, transcript) => {
  await leaves(world, transcript)
  const [refund] = transcript.aftermath.refunds
  const given = (amount: number) => fact('givenBack', { amount })
  if (refund !== undefined) throw deviation(transcript, given(0), given(refund.amount))
})

async function leaves(world: World, transcript: Transcript): Promise<void> {
  const { code } = transcript.scenario
  const day = world.calendar.today
  const { api } = world.office.finance
  const query = { student_code: code, day }
  const proposal = await withRetry(world, () =>
    unwrap(api.GET('/api/withdrawals/proposal', { params: { query } })),
  )
  checkProposal(transcript, proposal)
  const { returned } = proposal
  const way = returned === 0 ? null : ('provider' as const)
  const body = { student_code: code, day, reason: 'Ensayo general', returned, way }
  const params = { header: { 'idempotency-key': `rehearsal-leaves-${code}` } }
  await askAsFinance<Withdrawal>(world, () => unwrap(api.POST('/api/withdrawals', { params, body })))
  note(transcript, { leftOn: day })
  if (way === null) return
  await noteRefund(world, transcript, returned)
}

async function noteRefund(world: World, transcript: Transcript, amount: number): Promise<void> {
  const day = world.calendar.today
  note(transcript, { refunds: [{ amount, way: 'provider', status: 'done', day }] })
  const paying = payingAttempt(transcript)
  if (amount === paying.amount) {
    takeBack(world, paying)
    note(transcript, { wentBack: 'refunded' })
  }
  await settleRefund(world, transcript)
}

/** Each line is what was charged for it, and what falls after the day is what the quote had for later. */
function checkProposal(transcript: Transcript, proposal: WithdrawalProposal): void {
  const { day, lines, returned, cancelled_amount: cancelled } = proposal
  const charges = (transcript.snapshot?.charges ?? []).map(readCharge)
  const later = charges.filter((charge) => charge.when === 'later' && charge.day > day)
  const now = charges.filter(({ when }) => when === 'now')
  const amounts = {
    chargedNow: [sum(now.map(({ amount }) => amount)), sum(lines.map(({ paid }) => paid))],
    cancelled: [sum(later.map(({ amount }) => amount)), cancelled],
    givenBack: [
      Math.min(payingAttempt(transcript).amount, sum(lines.map(({ paid, kept }) => paid - kept))),
      returned,
    ],
  } as const
  for (const key of ['chargedNow', 'cancelled', 'givenBack'] as const) {
    const [expected, found] = amounts[key]
    if (expected !== found)
      throw deviation(transcript, fact(key, { amount: expected }), fact(key, { amount: found }))
  }
}

/** As a snapshot keeps it. */
function readCharge(line: string) {
  const [code = '', day = '', amount = '', when = ''] = line.split('|')
  return { code, day, amount: Number(amount), when }
}
