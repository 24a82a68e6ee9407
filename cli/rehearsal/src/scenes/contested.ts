import { unwrap } from '@matricula/hub/api/answers'
import { fact, none } from '../fact.ts'
import { takeBack } from '../families/at-provider.ts'
import { deviation } from '../families/enrol.ts'
import { type ExpectedDispute, note, payingAttempt, type Transcript } from '../families/transcript.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { attend } from './at-office.ts'
import { inTurn, type Scene } from './scene.ts'
import { askAsFinance } from './second-person.ts'

/** What a provider asks for a case. */
const fee = 30_000

/** Whoever paid contests it at the bank, and finance records what the provider's mail says. */
export const contested: Scene = inTurn(
  ['dispute-open', 'dispute-won', 'dispute-lost-school', 'dispute-lost-family'],
  async (world, transcript) => {
    const { api } = world.office.finance
    const { code } = transcript.scenario
    const query = { search: transcript.token ?? '' }
    const [found] = await withRetry(world, () =>
      unwrap(api.GET('/api/disputes/payments', { params: { query } })),
    )
    if (found === undefined) throw deviation(transcript, fact('one'), none)
    const { payment, contestable: amount } = found
    const body = {
      payment,
      case_reference: `CB-${code}`,
      amount,
      fee,
      reason: 'fraud' as const,
      opened_on: world.calendar.today,
    }
    const params = { header: { 'idempotency-key': `rehearsal-contested-${code}` } }
    const { id } = await withRetry(world, () => unwrap(api.POST('/api/disputes', { params, body })))
    note(transcript, {
      dispute: { id, amount, fee, status: 'opened', borneBy: null, openedOn: body.opened_on },
    })
  },
)

/** Finance sends the provider what proves the payment. */
export const answered: Scene = inTurn(
  ['dispute-won', 'dispute-lost-school', 'dispute-lost-family'],
  async (world, transcript) => {
    const { api } = world.office.finance
    const { id } = disputeOf(transcript)
    const body = { answer: 'Se enviaron la matrícula firmada y el comprobante.' }
    await withRetry(world, () =>
      unwrap(api.POST('/api/disputes/{id}/answer', { params: { path: { id } }, body })),
    )
    end(transcript, { status: 'answered' })
  },
)

export const won: Scene = inTurn(['dispute-won'], async (world, transcript) => {
  const { api } = world.office.finance
  const { id } = disputeOf(transcript)
  const body = { reason: 'Ensayo general' }
  await withRetry(world, () => unwrap(api.POST('/api/disputes/{id}/win', { params: { path: { id } }, body })))
  end(transcript, { status: 'won' })
})

/** The school bears it, and the order stays paid. */
export const lostBySchool: Scene = inTurn(['dispute-lost-school'], async (world, transcript) => {
  await lose(world, transcript, 'school')
})

/** The family is to pay again: the provider gives the money back, and a person undoes it in accounting. */
export const lostByFamily: Scene = inTurn(['dispute-lost-family'], async (world, transcript) => {
  await lose(world, transcript, 'family')
  const paying = payingAttempt(transcript)
  await attend(world, transcript, paying, { kind: 'reversed', outcome: 'attended' })
  note(transcript, { wentBack: 'reversed', undone: paying.amount })
  await world.vendors.answerLater(paying.page?.providerRef ?? '', 'reverse')
  takeBack(world, paying)
})

async function lose(world: World, transcript: Transcript, borneBy: 'school' | 'family'): Promise<void> {
  const { api } = world.office.finance
  const { id } = disputeOf(transcript)
  const body = { borne_by: borneBy, reason: 'Ensayo general' }
  await askAsFinance(world, () =>
    unwrap(api.POST('/api/disputes/{id}/lose', { params: { path: { id } }, body })),
  )
  end(transcript, { status: 'lost', borneBy })
}

function disputeOf({ scenario, aftermath: { dispute } }: Transcript): ExpectedDispute {
  if (dispute === null) throw new Error(`nobody contests what ${scenario.code} paid`)
  return dispute
}

function end(transcript: Transcript, change: Partial<ExpectedDispute>): void {
  note(transcript, { dispute: { ...disputeOf(transcript), ...change } })
}
