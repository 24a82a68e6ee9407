import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { TransportChoice } from '../transport/index.ts'
import { keepDraft, type StoredDraft } from './draft.store.ts'
import { type Draft, readDraft } from './read-draft.ts'

/**
 * Keeps the wizard's state. The second of two parents to save gets the other's draft with the refusal, so that no
 * change is lost. A chosen transport is only ever the one the hub itself confirmed.
 */
export async function saveDraft(
  house: House,
  studentCode: string,
  wanted: StoredDraft,
): Promise<Refusal | Draft> {
  const { project } = house.config.seasons.parents
  const current = await readDraft(house, studentCode)
  if (wanted.version !== current.version) return refuse('DRAFT_CHANGED', { facts: { current } })
  const transport = keptTransport(wanted.transport, current.transport)
  if (transport === null) return refuse('TRANSPORT_NOT_CONFIRMED')
  const key = { project, studentCode }
  const kept = await keepDraft(house.database, key, { ...wanted, transport }, house.clock.wall())
  if (kept !== null) return { ...kept, activities: current.activities }
  return refuse('DRAFT_CHANGED', { facts: { current: await readDraft(house, studentCode) } })
}

function keptTransport(wanted: TransportChoice, current: TransportChoice): TransportChoice | null {
  if (wanted.is !== 'chosen') return { is: wanted.is }
  return current.is === 'chosen' && current.itemCode === wanted.itemCode ? current : null
}
