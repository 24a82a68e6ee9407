import type { WrongRow } from '../../bulk/job.ts'
import { wrong } from '../read-cells.ts'
import type { Grade } from './catalogue.ts'
import { type FeeDifference, differencesOf, type Fee, type FeeTerms, isActivity, termsOf } from './fee.ts'
import type { FeeRow } from './read-row.ts'
import type { Translate } from '../../i18n.ts'

/** What one grade of a row asks of the catalogue. */
export type FeeDecision =
  | { readonly is: 'create'; readonly terms: FeeTerms }
  | {
      readonly is: 'edit'
      readonly fee: Fee
      readonly terms: FeeTerms
      readonly differences: readonly FeeDifference[]
    }
  | { readonly is: 'archive'; readonly fee: Fee }
  | { readonly is: 'same' }

export interface FeeContext {
  readonly grade: Grade
  /** The grade's part of the catalogue, by code. */
  readonly fees: ReadonlyMap<string, Fee>
  readonly t: Translate<'fees'>
}

/** Compares a row with the fee in force, if there is one. The hub checks again what is sent to it. */
export function decideFee(row: FeeRow, { grade, fees, t }: FeeContext): FeeDecision | WrongRow {
  const { code } = row
  const fee = fees.get(code)
  if (fee === undefined) {
    const other = [...fees.keys()].find((known) => known.toUpperCase() === code.toUpperCase())
    if (other !== undefined) return wrong(t('codeCase', { code: other }))
    return row.isArchived
      ? wrong(t('archiveMissing', { code, grade: grade.name }))
      : decideNew(row, { grade, t })
  }
  return row.isArchived ? { is: 'archive', fee } : decideEdit(fee, row, t)
}

const needed = ['concept', 'value', 'type', 'mandatory'] as const

function decideNew(
  { code, said }: FeeRow,
  { grade, t }: Pick<FeeContext, 'grade' | 't'>,
): FeeDecision | WrongRow {
  const { concept, value, type, mandatory } = said
  if (concept === undefined || value === undefined || type === undefined || mandatory === undefined) {
    const columns = needed.filter((column) => said[column] === undefined).join(', ')
    return wrong(t('lacking', { code, grade: grade.name, columns }))
  }
  const terms = { ...blank, ...said, concept, value, type, mandatory }
  if (isActivity(type) && terms.eco_type === null) {
    return wrong(t('lacking', { code, grade: grade.name, columns: 'eco_type' }))
  }
  return contradiction(terms, t) ?? { is: 'create', terms }
}

const blank = { description: '', cuota: null, promo_img_link: null, eco_type: null, schedule: null }

function decideEdit(fee: Fee, { code, said }: FeeRow, t: FeeContext['t']): FeeDecision | WrongRow {
  const terms = { ...termsOf(fee), ...said }
  if (terms.type !== fee.type) return wrong(t('typeFixed', { code, from: fee.type, to: terms.type }))
  const found = contradiction(terms, t)
  if (found !== null) return found
  const differences = differencesOf(fee, terms)
  return differences.length === 0 ? { is: 'same' } : { is: 'edit', fee, terms, differences }
}

const ofActivities = ['eco_type', 'cuota', 'schedule'] as const

function contradiction(terms: FeeTerms, t: FeeContext['t']): WrongRow | null {
  if (isActivity(terms.type)) {
    if (terms.eco_type === null) return wrong(t('ecoTypeWrong', { value: '' }))
    return terms.eco_type === 'incluida' && terms.value > 0 ? wrong(t('includedFree')) : null
  }
  const column = ofActivities.find((field) => terms[field] !== null)
  return column === undefined ? null : wrong(t('onlyActivities', { column }))
}
