import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { refusedLines } from '../refused-lines.ts'
import { feeChangeOf, type FeeStep, formOf } from './fee-change.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { differencesOf, type Fee } from './fee.ts'
import { translator } from '../../i18n.ts'

export const importHandler: JobHandler = { name: 'fees.import', concurrency: 4, apply }

/** Why a step was not done, or null: it is so now, whoever did it. */
export type StepFault = { readonly why: string; readonly code: string } | null

/** Each line's steps; what the catalogue says already is not written again, so repeating them does nothing twice. */
async function apply(changes: readonly LineChange[], context: ApplyContext): Promise<readonly LineResult[]> {
  const results: LineResult[] = []
  for (const change of changes) {
    try {
      results.push(await applyLine(change, context))
    } catch (error) {
      results.push(...refusedLines(error, [change]))
    }
  }
  return results
}

async function applyLine({ line, change }: LineChange, context: ApplyContext): Promise<LineResult> {
  const { code, steps } = feeChangeOf(change)
  for (const step of steps) {
    const fault = await applyStep(code, step, context)
    if (fault !== null) return { line, is: 'failed', ...fault }
  }
  return { line, is: 'done' }
}

function applyStep(code: string, step: FeeStep, context: ApplyContext): Promise<StepFault> {
  switch (step.does) {
    case 'create':
      return createFees(code, step, context)
    case 'edit':
      return editFee(code, step, context)
    case 'archive':
      return archiveFee(step, context)
  }
}

type CreateStep = Extract<FeeStep, { does: 'create' }>

/** Stores the fees; where some are there already, they must say the same, and the others are stored. */
async function createFees(code: string, step: CreateStep, context: ApplyContext): Promise<StepFault> {
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
    const why = translator('fees', context.locale)('otherMeanwhile', { code, grade: other.grade.name })
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

type EditStep = Extract<FeeStep, { does: 'edit' }>

/** Edits the fee at the version that was planned with; one that says it already is left as it is. */
async function editFee(code: string, step: EditStep, context: ApplyContext): Promise<StepFault> {
  const { id, version, terms, grade } = step
  const t = translator('fees', context.locale)
  try {
    await context.hub.api.PUT('/api/enrollment/admin/fee', { body: { ...formOf(code, terms), id, version } })
    return null
  } catch (error) {
    if (!(error instanceof HubRefusal) || !['FEE_CHANGED', 'NOT_FOUND'].includes(error.code)) throw error
    const now = error.code === 'NOT_FOUND' ? null : await readFee(id, context)
    if (now === null) return { why: t('goneMeanwhile', { code, grade: grade.name }), code: 'NOT_FOUND' }
    if (differencesOf(now, terms).length === 0) return null
    return { why: t('changedMeanwhile', { code, grade: grade.name }), code: 'FEE_CHANGED' }
  }
}

async function readFee(id: number, { hub }: ApplyContext): Promise<Fee | null> {
  try {
    const [fee] = await unwrap(hub.api.GET('/api/enrollment/admin/fee/{id}', { params: { path: { id } } }))
    return fee ?? null
  } catch (error) {
    if (error instanceof HubRefusal && error.status === 404) return null
    throw error
  }
}

/** Takes the fee out of the catalogue; one that is out of it already is done. */
async function archiveFee(
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
