import type { ApplyContext } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '../../hub/unwrap.ts'
import { texts } from '../../texts/fees.ts'
import { translator } from '../../i18n.ts'
import type { StepFault } from './apply.ts'
import { differencesOf, type Fee } from './fee.ts'
import { type FeeStep, formOf } from './fee-change.ts'

type EditStep = Extract<FeeStep, { does: 'edit' }>

/** Edits the fee at the version that was planned with; one that says it already is left as it is. */
export async function editFee(code: string, step: EditStep, context: ApplyContext): Promise<StepFault> {
  const { id, version, terms, grade } = step
  const t = translator(texts, context.locale)
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
