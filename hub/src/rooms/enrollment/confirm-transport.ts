import type { House } from '../../house.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { chooseTransport, type TransportChoice, type TransportWish } from '../transport/index.ts'
import { keepDraft } from './draft.store.ts'
import { readDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { refuseOnceSettled } from './still-open.ts'

export type ConfirmedWish = Omit<TransportWish, 'student' | 'grade'>

/** Measures and prices the wish and puts it into the draft. */
export async function confirmTransport(
  house: House,
  studentCode: string,
  wish: ConfirmedWish,
  trace: string,
): Promise<Refusal | TransportChoice> {
  const enrollee = (await refuseOnceSettled(house, studentCode)) ?? (await readEnrollee(house, studentCode))
  if (isRefused(enrollee)) return enrollee
  const read = { signal: AbortSignal.timeout(15_000), trace }
  const chosen = await chooseTransport(house, { ...wish, ...enrollee }, read)
  if (isRefused(chosen)) return chosen
  const transport = { is: 'chosen', ...chosen } as const
  const { activities: _held, ...draft } = await readDraft(house, studentCode)
  const key = { project: house.config.seasons.parents.project, studentCode }
  const kept = await keepDraft(house.database, key, { ...draft, transport }, house.clock.wall())
  return kept === null
    ? refuse('DRAFT_CHANGED', { facts: { current: await readDraft(house, studentCode) } })
    : transport
}
