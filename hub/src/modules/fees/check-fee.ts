import { type EcoType, ecoTypes, type Fee, type FeeType, feeTypes, isActivity } from './fee.ts'
import { imageLink } from './image-link.ts'

/** The fee form as somebody filled it in; what was left empty is not there. */
export interface FeeForm {
  readonly grade?: number | readonly number[]
  readonly code?: string
  readonly concept?: string
  readonly description?: string
  readonly value?: number
  readonly mandatory?: boolean
  readonly type?: string
  readonly cuota?: number
  readonly promo_img_link?: string
  readonly eco_type?: string
  readonly schedule?: string
}

/** What a form says once: the same for each of its grades. */
export type FeeInput = Omit<Fee, 'id' | 'version' | 'project' | 'grade'>

type Checked =
  | { readonly is: 'fee'; readonly terms: FeeInput; readonly grades: readonly number[] }
  | { readonly is: 'wrong'; readonly fields: Readonly<Record<string, readonly string[]>> }

/** The text key of what is wrong with a field, or null. */
type Rule = (form: FeeForm, knownGrades: readonly number[]) => string | null

/** A code is part of addresses. */
const codeForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/

/** What a fee form lacks, in the order of the form (pricing-41). */
const rules: Readonly<Partial<Record<keyof FeeForm, Rule>>> = {
  code: ({ code }) => {
    if (code === undefined) return 'fee.missing.code'
    return codeForm.test(code) ? null : 'fee.wrong.code'
  },
  concept: ({ concept }) => (concept === undefined ? 'fee.missing.concept' : null),
  grade: (form, known) => {
    const grades = gradesOf(form)
    return grades.length > 0 && grades.every((id) => known.includes(id)) ? null : 'fee.missing.grade'
  },
  value: ({ value, eco_type }) => {
    if (value === undefined) return 'fee.missing.value'
    if (!isCount(value)) return 'fee.wrong.value'
    return eco_type === 'incluida' && value > 0 ? 'fee.wrong.incluida' : null
  },
  type: (form) => (typeOf(form) === undefined ? 'fee.missing.type' : null),
  mandatory: ({ mandatory }) => (mandatory === undefined ? 'fee.missing.mandatory' : null),
  eco_type: activityRule((form) => (ecoTypeOf(form) === null ? 'fee.missing.eco_type' : null), 'eco_type'),
  cuota: activityRule(
    ({ cuota }) => (cuota === undefined || isCount(cuota) ? null : 'fee.wrong.cuota'),
    'cuota',
  ),
  schedule: activityRule(() => null, 'schedule'),
  promo_img_link: ({ promo_img_link: link }) =>
    link === undefined || imageLink(link) !== null ? null : 'fee.wrong.promo_img_link',
}

/** What the form says, or text keys by field. */
export function checkFee(form: FeeForm, knownGrades: readonly number[]): Checked {
  const found = Object.entries(rules).flatMap(([field, rule]): [string, string[]][] => {
    const key = rule(form, knownGrades)
    return key === null ? [] : [[field, [key]]]
  })
  if (found.length > 0) return { is: 'wrong', fields: Object.fromEntries(found) }
  return { is: 'fee', terms: termsOf(form), grades: gradesOf(form) }
}

/** The rule for activities; other fees must leave the field empty, as the form keeps it closed for them. */
function activityRule(rule: Rule, field: keyof FeeForm): Rule {
  return (form, known) => {
    const type = typeOf(form)
    if (type === undefined) return null
    if (isActivity(type)) return rule(form, known)
    return form[field] === undefined ? null : 'fee.wrong.onlyActivities'
  }
}

function termsOf(form: FeeForm): FeeInput {
  return {
    code: form.code ?? '',
    concept: form.concept ?? '',
    description: form.description ?? '',
    value: form.value ?? 0,
    mandatory: form.mandatory ?? false,
    feeType: typeOf(form) ?? 'ANUAL',
    cuota: form.cuota ?? null,
    promoImgLink: form.promo_img_link === undefined ? null : imageLink(form.promo_img_link),
    ecoType: ecoTypeOf(form),
    schedule: form.schedule ?? null,
  }
}

function gradesOf({ grade = [] }: FeeForm): readonly number[] {
  return [...new Set([grade].flat())]
}

function typeOf({ type }: FeeForm): FeeType | undefined {
  return feeTypes.find((known) => known === type)
}

function ecoTypeOf({ eco_type: type }: FeeForm): EcoType | null {
  return ecoTypes.find((known) => known === type) ?? null
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
