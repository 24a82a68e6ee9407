import { isDeepStrictEqual } from 'node:util'
import type { House } from '../../house.ts'
import { actorOf, type Caller } from '../../http/caller.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { chooseTransport, type TransportChoice, type TransportWish } from '../transport/index.ts'
import { type Draft, readDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { refuseOnceSettled, type Settled } from './still-open.ts'
import { writeDraft } from './write-draft.ts'

export interface ConfirmedWish {
  readonly studentCode: string
  readonly wish: Omit<TransportWish, 'student' | 'grade'>
  readonly caller: Caller
  readonly trace: string
}

type Chosen = Extract<TransportChoice, { is: 'chosen' }>

export interface Confirmed {
  readonly transport: Chosen
  /** What the draft held. */
  readonly before: TransportChoice
  /** Why the draft takes no other transport any more. */
  readonly settled: Settled | null
}

const deadlineMs = 15_000

/** Measures and prices the wish, and keeps nothing. */
export async function priceTransport(house: House, wish: ConfirmedWish): Promise<Refusal | Confirmed> {
  const transport = await priceWish(house, wish)
  if (isRefused(transport)) return transport
  const refusal = await refuseOnceSettled(house, wish.studentCode)
  const { transport: before } = await readDraft(house, wish.studentCode)
  return { transport, before, settled: refusal?.code ?? null }
}

/** Measures and prices the wish and puts it into the draft; a draft that holds it already stays as it is. */
export async function confirmTransport(house: House, wish: ConfirmedWish): Promise<Refusal | Confirmed> {
  const { studentCode } = wish
  const transport = (await refuseOnceSettled(house, studentCode)) ?? (await priceWish(house, wish))
  if (isRefused(transport)) return transport
  const draft = await readDraft(house, studentCode)
  return isDeepStrictEqual(draft.transport, transport) ||
    (await keepTransport(house, { wish, draft, transport }))
    ? { transport, before: draft.transport, settled: null }
    : refuse('DRAFT_CHANGED', { facts: { current: await readDraft(house, studentCode) } })
}

async function priceWish(
  house: House,
  { studentCode, wish, trace }: ConfirmedWish,
): Promise<Refusal | Chosen> {
  const enrollee = await readEnrollee(house, studentCode)
  if (isRefused(enrollee)) return enrollee
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const chosen = await chooseTransport(house, { ...wish, ...enrollee }, read)
  return isRefused(chosen) ? chosen : { is: 'chosen', ...chosen }
}

interface Keeping {
  readonly wish: ConfirmedWish
  readonly draft: Draft
  readonly transport: Chosen
}

/** False when somebody kept another draft meanwhile. */
async function keepTransport(
  house: House,
  { wish: { studentCode, caller, trace }, draft, transport }: Keeping,
): Promise<boolean> {
  const { activities: _held, ...before } = draft
  const change = { studentCode, before, next: { ...before, transport }, actor: actorOf(caller), trace }
  return (await writeDraft(house, { ...change, act: 'transport.confirm' })) !== null
}
