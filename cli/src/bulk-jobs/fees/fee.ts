import type { components } from '@matricula/hub/api'
import { everyOf } from '@matricula/hub/api/every-of'

export type Fee = components['schemas']['Fee']
export type FeeType = Fee['type']
export type EcoType = NonNullable<Fee['eco_type']>

export const feeTypes = everyOf<FeeType>()(['ANUAL', 'MENSUAL', 'ECO', 'CLUB'])
export const ecoTypes = everyOf<EcoType>()(['incluida', 'adicional', 'club'])

/** What a fee says besides where it stands; its places, picture and hours only where somebody set them. */
export type FeeTerms = {
  readonly concept: string
  readonly description: string
  readonly value: number
  readonly mandatory: boolean
  readonly type: FeeType
  readonly cuota: number | null
  readonly promo_img_link: string | null
  readonly eco_type: EcoType | null
  readonly schedule: string | null
}

/** What an edit may change; the type stays what it was. */
export const editable = [
  'concept',
  'description',
  'value',
  'mandatory',
  'cuota',
  'promo_img_link',
  'eco_type',
  'schedule',
] as const satisfies readonly (keyof FeeTerms)[]

export type Editable = (typeof editable)[number]

export interface FeeDifference {
  readonly field: Editable
  readonly from: FeeTerms[Editable]
  readonly to: FeeTerms[Editable]
}

/** What these terms would change at a fee; none: it is so already. */
export function differencesOf(fee: Fee, terms: FeeTerms): readonly FeeDifference[] {
  return editable.flatMap((field): readonly FeeDifference[] => {
    const [from, to] = [emptied(fee[field]), emptied(terms[field])]
    return from === to || isSameLink(field, from, to) ? [] : [{ field, from: fee[field], to: terms[field] }]
  })
}

function emptied(value: FeeTerms[Editable]): FeeTerms[Editable] {
  return value === '' ? null : value
}

/** The hub writes http:// before a link without a scheme. */
function isSameLink(field: Editable, from: FeeTerms[Editable], to: FeeTerms[Editable]): boolean {
  return field === 'promo_img_link' && to !== null && from === `http://${to}`
}

export function termsOf(fee: Fee): FeeTerms {
  const { concept, description, value, mandatory, type, cuota, promo_img_link, eco_type, schedule } = fee
  return { concept, description, value, mandatory, type, cuota, promo_img_link, eco_type, schedule }
}

export function isActivity(type: FeeType): boolean {
  return type === 'ECO' || type === 'CLUB'
}
