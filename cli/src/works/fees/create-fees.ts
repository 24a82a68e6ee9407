import type { Acting } from '../../bulk/work.ts'
import { HubRefusal } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/fees.ts'
import { speaker } from '../../words.ts'
import type { Trouble } from './act.ts'
import { differencesOf, type Fee } from './fee.ts'
import { type FeeStep, formOf } from './fee-change.ts'

type Create = Extract<FeeStep, { does: 'create' }>

/** Stores the fees; where some are there already, they must say the same, and the others are stored. */
export async function createFees(code: string, step: Create, acting: Acting): Promise<Trouble> {
  if (await isStored(code, step, acting)) return null
  const found = await Promise.all(
    step.grades.map(async (grade) => ({ grade, fee: await findFee(code, grade.id, acting) })),
  )
  const left = found.filter(({ fee }) => fee === null).map(({ grade }) => grade)
  const other =
    left.length === step.grades.length
      ? found[0]
      : found.find(({ fee }) => fee !== null && !saysSame(fee, step))
  if (other !== undefined) {
    const why = speaker(texts, acting.locale)('otherMeanwhile', { code, grade: other.grade.name })
    return { why, code: 'FEE_DUPLICATE' }
  }
  return left.length === 0 ? null : createFees(code, { ...step, grades: left }, acting)
}

/** False when the hub says that one of them is in force already. */
async function isStored(code: string, { grades, terms }: Create, { hub }: Acting): Promise<boolean> {
  const fee = { ...formOf(code, terms), grade: grades.map(({ id }) => id) }
  try {
    await hub.api.POST('/api/enrollment/admin/fee', { body: [fee] })
    return true
  } catch (error) {
    if (error instanceof HubRefusal && error.code === 'FEE_DUPLICATE') return false
    throw error
  }
}

async function findFee(code: string, grade: number, { hub }: Acting): Promise<Fee | null> {
  const fees = await answered(
    hub.api.GET('/api/enrollment/admin/fees/{grade}', { params: { path: { grade }, query: { code } } }),
  )
  return fees.find((fee) => fee.code === code) ?? null
}

function saysSame(fee: Fee, { terms }: Create): boolean {
  return fee.type === terms.type && differencesOf(fee, terms).length === 0
}
