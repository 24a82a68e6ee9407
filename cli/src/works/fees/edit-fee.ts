import type { Acting } from '../../bulk/work.ts'
import { HubRefusal } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/fees.ts'
import { speaker } from '../../words.ts'
import type { Trouble } from './act.ts'
import { differencesOf, type Fee } from './fee.ts'
import { type FeeStep, formOf } from './fee-change.ts'

type Edit = Extract<FeeStep, { does: 'edit' }>

/** Edits the fee at the version that was planned with; one that says it already is left as it is. */
export async function editFee(code: string, step: Edit, acting: Acting): Promise<Trouble> {
  const { id, version, terms, grade } = step
  const say = speaker(texts, acting.locale)
  try {
    await acting.hub.api.PUT('/api/enrollment/admin/fee', { body: { ...formOf(code, terms), id, version } })
    return null
  } catch (error) {
    if (!(error instanceof HubRefusal) || !['FEE_CHANGED', 'NOT_FOUND'].includes(error.code)) throw error
    const now = error.code === 'NOT_FOUND' ? null : await readFee(id, acting)
    if (now === null) return { why: say('goneMeanwhile', { code, grade: grade.name }), code: 'NOT_FOUND' }
    if (differencesOf(now, terms).length === 0) return null
    return { why: say('changedMeanwhile', { code, grade: grade.name }), code: 'FEE_CHANGED' }
  }
}

async function readFee(id: number, { hub }: Acting): Promise<Fee | null> {
  try {
    const [fee] = await answered(hub.api.GET('/api/enrollment/admin/fee/{id}', { params: { path: { id } } }))
    return fee ?? null
  } catch (error) {
    if (error instanceof HubRefusal && error.status === 404) return null
    throw error
  }
}
