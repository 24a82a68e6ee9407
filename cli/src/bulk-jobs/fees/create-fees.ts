import type { ApplyContext } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '../../hub/unwrap.ts'
import { texts } from '../../texts/fees.ts'
import { translator } from '../../i18n.ts'
import type { StepFault } from './apply.ts'
import { differencesOf, type Fee } from './fee.ts'
import { type FeeStep, formOf } from './fee-change.ts'

type CreateStep = Extract<FeeStep, { does: 'create' }>

/** Stores the fees; where some are there already, they must say the same, and the others are stored. */
export async function createFees(code: string, step: CreateStep, context: ApplyContext): Promise<StepFault> {
  if (await isStored(code, step, context)) return null
  const found = await Promise.all(
    step.grades.map(async (grade) => ({ grade, fee: await findFee(code, grade.id, context) })),
  )
  const left = found.filter(({ fee }) => fee === null).map(({ grade }) => grade)
  const other =
    left.length === step.grades.length
      ? found[0]
      : found.find(({ fee }) => fee !== null && !saysSame(fee, step))
  if (other !== undefined) {
    const why = translator(texts, context.locale)('otherMeanwhile', { code, grade: other.grade.name })
    return { why, code: 'FEE_DUPLICATE' }
  }
  return left.length === 0 ? null : createFees(code, { ...step, grades: left }, context)
}

/** False when the hub says that one of them is in force already. */
async function isStored(
  code: string,
  { grades, terms }: CreateStep,
  { hub }: ApplyContext,
): Promise<boolean> {
  const fee = { ...formOf(code, terms), grade: grades.map(({ id }) => id) }
  try {
    await hub.api.POST('/api/enrollment/admin/fee', { body: [fee] })
    return true
  } catch (error) {
    if (error instanceof HubRefusal && error.code === 'FEE_DUPLICATE') return false
    throw error
  }
}

async function findFee(code: string, grade: number, { hub }: ApplyContext): Promise<Fee | null> {
  const fees = await unwrap(
    hub.api.GET('/api/enrollment/admin/fees/{grade}', { params: { path: { grade }, query: { code } } }),
  )
  return fees.find((fee) => fee.code === code) ?? null
}

function saysSame(fee: Fee, { terms }: CreateStep): boolean {
  return fee.type === terms.type && differencesOf(fee, terms).length === 0
}
