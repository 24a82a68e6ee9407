import type { BodyOf } from '../api/call.ts'
import { editOf, newFeeOf, valuesOf } from '../fees/fee-form.ts'
import type { PlannedChange } from './plan-changes.ts'

type Publication = BodyOf<'POST /api/enrollment/admin/fees/publications'>

/** The changes as the hub publishes them, each at the version of the fee that was looked at; null: now. */
export function publicationOf(plan: readonly PlannedChange[], at: string | null): Publication {
  const known = plan.flatMap(({ does, fee, value }) => (fee === null ? [] : [{ does, fee, value }]))
  return {
    create: plan.filter(({ fee }) => fee === null).map(newFee),
    edit: known
      .filter(({ does }) => does === 'edit')
      .map(({ fee, value }) => editOf(fee, { ...valuesOf(fee), value })),
    archive: known
      .filter(({ does }) => does === 'archive')
      .map(({ fee: { id, version } }) => ({ id, version })),
    at,
  }
}

function newFee({ value, grade, code, type, of }: PlannedChange) {
  const { concept, mandatory, eco_type: ecoType } = of
  return newFeeOf({
    code,
    type,
    value,
    grade: [grade],
    ...(concept !== undefined && { concept }),
    ...(mandatory !== undefined && { mandatory }),
    ...(ecoType !== undefined && { eco_type: ecoType }),
  })
}
