import type { Acting } from '../../bulk/work.ts'
import { HubRefusal } from '../../faults.ts'
import type { Trouble } from './act.ts'
import type { FeeStep } from './fee-change.ts'

/** Takes the fee out of the catalogue; one that is out of it already is done. */
export async function archiveFee(
  { id }: Extract<FeeStep, { does: 'archive' }>,
  { hub }: Acting,
): Promise<Trouble> {
  try {
    await hub.api.DELETE('/api/enrollment/admin/fee/{id}', { params: { path: { id } } })
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status !== 404) throw error
  }
  return null
}
