import { perform } from '../api/call.ts'
import { editOf, newFeeOf, valuesOf } from '../fees/fee-form.ts'
import type { FeeValues } from '../fees/fee-form.ts'
import type { PlannedChange } from './plan-changes.ts'

/** Makes one change in the catalogue, at the version of the fee that was looked at. Throws HubProblem. */
export async function applyChange({ does, fee, value, grade, of, code, type }: PlannedChange): Promise<void> {
  if (fee === null) {
    const { concept, mandatory, eco_type: ecoType } = of
    const fresh: FeeValues = {
      code,
      type,
      value,
      grade: [grade],
      ...(concept !== undefined && { concept }),
      ...(mandatory !== undefined && { mandatory }),
      ...(ecoType !== undefined && { eco_type: ecoType }),
    }
    await perform('POST /api/enrollment/admin/fee', [newFeeOf(fresh)])
  } else if (does === 'archive') {
    await perform('DELETE /api/enrollment/admin/fee/{id}', undefined, { params: { id: fee.id } })
  } else {
    await perform('PUT /api/enrollment/admin/fee', editOf(fee, { ...valuesOf(fee), value }))
  }
}
