import type { House } from '../../house.ts'
import { actorOf, type Caller } from '../../http/caller.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { chooseTransport, type TransportChoice, type TransportWish } from '../transport/index.ts'
import { readDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { refuseOnceSettled } from './still-open.ts'
import { writeDraft } from './write-draft.ts'

export interface ConfirmedWish {
  readonly studentCode: string
  readonly wish: Omit<TransportWish, 'student' | 'grade'>
  readonly caller: Caller
  readonly trace: string
}

type Chosen = Extract<TransportChoice, { is: 'chosen' }>

const deadlineMs = 15_000

/** Measures and prices the wish, and keeps nothing. */
export async function priceTransport(
  house: House,
  { studentCode, wish, trace }: ConfirmedWish,
): Promise<Refusal | Chosen> {
  const enrollee = await readEnrollee(house, studentCode)
  if (isRefused(enrollee)) return enrollee
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const chosen = await chooseTransport(house, { ...wish, ...enrollee }, read)
  return isRefused(chosen) ? chosen : { is: 'chosen', ...chosen }
}

/** Measures and prices the wish and puts it into the draft. */
export async function confirmTransport(house: House, wish: ConfirmedWish): Promise<Refusal | Chosen> {
  const { studentCode } = wish
  const transport = (await refuseOnceSettled(house, studentCode)) ?? (await priceTransport(house, wish))
  if (isRefused(transport)) return transport
  return (await keepTransport(house, wish, transport))
    ? transport
    : refuse('DRAFT_CHANGED', { facts: { current: await readDraft(house, studentCode) } })
}

/** False when somebody kept another draft meanwhile. */
async function keepTransport(
  house: House,
  { studentCode, caller, trace }: ConfirmedWish,
  transport: Chosen,
): Promise<boolean> {
  const { activities: _held, ...before } = await readDraft(house, studentCode)
  const change = { studentCode, before, next: { ...before, transport }, actor: actorOf(caller), trace }
  return (await writeDraft(house, { ...change, act: 'transport.confirm' })) !== null
}
