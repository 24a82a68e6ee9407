import type { components } from '@matricula/hub/api'
import type { JsonValue } from '../../bulk/job.ts'
import type { Grade } from './catalogue.ts'
import type { FeeTerms } from './fee.ts'

/** What a line does at the catalogue, in the order it is done. */
export type FeeChange = {
  readonly code: string
  readonly steps: readonly FeeStep[]
}

export type FeeStep =
  | { readonly does: 'create'; readonly grades: readonly KeptGrade[]; readonly terms: FeeTerms }
  | {
      readonly does: 'edit'
      readonly grade: KeptGrade
      readonly id: number
      readonly version: number
      readonly terms: FeeTerms
    }
  | { readonly does: 'archive'; readonly grade: KeptGrade; readonly id: number }

type KeptGrade = { readonly id: Grade['id']; readonly name: Grade['name'] }

/** A run's folder is written by this program alone. */
export function feeChangeOf(kept: JsonValue): FeeChange {
  return kept as FeeChange
}

export type FeeForm = Omit<components['schemas']['NewFee'], 'grade'>

/** The form as the hub takes it: what is not set is not there. */
export function formOf(code: string, terms: FeeTerms): FeeForm {
  const { concept, description, value, mandatory, type, cuota, promo_img_link, eco_type, schedule } = terms
  return {
    code,
    concept,
    value,
    mandatory,
    type,
    ...(description !== '' && { description }),
    ...(cuota !== null && { cuota }),
    ...(promo_img_link !== null && { promo_img_link }),
    ...(eco_type !== null && { eco_type }),
    ...(schedule !== null && { schedule }),
  }
}
