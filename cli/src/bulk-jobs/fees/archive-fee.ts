import type { ApplyContext } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import type { StepFault } from './apply.ts'
import type { FeeStep } from './fee-change.ts'

/** Takes the fee out of the catalogue; one that is out of it already is done. */
export async function archiveFee(
  { id }: Extract<FeeStep, { does: 'archive' }>,
  { hub }: ApplyContext,
): Promise<StepFault> {
  try {
    await hub.api.DELETE('/api/enrollment/admin/fee/{id}', { params: { path: { id } } })
  } catch (error) {
    if (!(error instanceof HubRefusal) || error.status !== 404) throw error
  }
  return null
}
