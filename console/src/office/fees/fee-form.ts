import type { HubProblem } from '../../api/problem.ts'
import type { BodyOf, RowOf } from '../api/call.ts'
import type { WholeNumber } from '../form/whole-input.tsx'
import { everyOf } from '@matricula/hub/api/every-of'

export type Fee = RowOf<'GET /api/enrollment/admin/fees'>

export const feeTypes = everyOf<Fee['type']>()(['ANUAL', 'MENSUAL', 'ECO', 'CLUB'])
export const ecoTypes = ['incluida', 'adicional', 'club'] as const satisfies readonly NonNullable<
  Fee['eco_type']
>[]

/** The fields of the form, in its order; the hub calls them the same. */
export const feeFields = [
  'code',
  'concept',
  'grade',
  'value',
  'type',
  'mandatory',
  'eco_type',
  'cuota',
  'schedule',
  'description',
  'promo_img_link',
] as const

/** Places, kind and schedule are an activity's; the other types keep these fields closed. */
export const activityFields = [
  'eco_type',
  'cuota',
  'schedule',
] as const satisfies readonly (typeof feeFields)[number][]

export type FeeField = (typeof feeFields)[number]

/** The form as somebody is filling it in; antd leaves out, or nulls, what is empty. */
export interface FeeValues {
  readonly code?: string
  readonly concept?: string
  readonly grade?: number[]
  readonly value?: WholeNumber
  readonly type?: Fee['type']
  readonly mandatory?: boolean
  readonly eco_type?: NonNullable<Fee['eco_type']>
  readonly cuota?: WholeNumber
  readonly schedule?: string
  readonly description?: string
  readonly promo_img_link?: string
}

export function isActivity(type: Fee['type'] | undefined): boolean {
  return type === 'ECO' || type === 'CLUB'
}

export function valuesOf(fee: Fee): FeeValues {
  const { code, concept, description, value, mandatory, type, cuota, grade } = fee
  const { eco_type: ecoType, promo_img_link: link, schedule } = fee
  return {
    code,
    concept,
    description,
    value,
    mandatory,
    type,
    cuota,
    grade: [grade],
    ...(ecoType !== null && { eco_type: ecoType }),
    ...(link !== null && { promo_img_link: link }),
    ...(schedule !== null && { schedule }),
  }
}

/** What is asked of the hub: a fee for each grade. */
export function newFeeOf(values: FeeValues): BodyOf<'POST /api/enrollment/admin/fee'>[number] {
  const { grade, ...fields } = values
  return { ...feeBodyOf(fields), ...(grade !== undefined && { grade }) }
}

/** Grade and type stay as they are. */
export function editOf(fee: Fee, values: FeeValues): BodyOf<'PUT /api/enrollment/admin/fee'> {
  const { grade: _grade, ...fields } = values
  return { ...feeBodyOf({ ...fields, type: fee.type }), id: fee.id, version: fee.version }
}

type EditableFeeValues = Omit<FeeValues, 'grade'>

function feeBodyOf({ value, cuota, eco_type: ecoType, schedule, ...others }: EditableFeeValues) {
  const isCounted = isActivity(others.type)
  return {
    ...others,
    ...(typeof value === 'number' && { value }),
    ...(isCounted && typeof cuota === 'number' && { cuota }),
    ...(isCounted && ecoType !== undefined && { eco_type: ecoType }),
    ...(isCounted && schedule !== undefined && { schedule }),
  }
}

/** What the hub says of each field: of a new fee under its row, '0.code', of an edited one 'code'. */
export function errorsByField({ errors }: HubProblem): { name: FeeField; errors: string[] }[] {
  return Object.entries(errors).flatMap(([path, messages]) => {
    const name = feeFields.find((field) => path.split('.').includes(field))
    return name === undefined ? [] : [{ name, errors: messages }]
  })
}

/** The link as the hub will keep it, where it is not as written: 'http://' goes before it (pricing-42). */
export function savedLink(written: string | undefined): string | null {
  const link = written?.trim() ?? ''
  return link === '' || hasScheme(link) ? null : `http://${link}`
}

/** A word and a colon, unless it is a host with its port: images.example:8080. */
function hasScheme(link: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/?#:]+\.[^/?#:.]+:\d+(?:[/?#]|$)/.test(link)
}
