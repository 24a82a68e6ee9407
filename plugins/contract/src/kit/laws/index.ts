import type { Kind } from '../../kinds/index.ts'
import type { Law } from '../law.ts'
import { accessControlLaws } from './access-control.ts'
import { accountingLaws } from './accounting.ts'
import { definitionLaws } from './definition.ts'
import { einvoiceLaws } from './einvoice.ts'
import { esignLaws } from './esign.ts'
import { facetLaws } from './facets.ts'
import { faultLaws } from './faults.ts'
import { lifecycleLaws } from './lifecycle.ts'
import { mapsLaws } from './maps.ts'
import { nobodyLaws } from './nobody.ts'
import { noticesLaws } from './notices.ts'
import { paymentsLaws } from './payments.ts'
import { secretLaws } from './secrets.ts'
import { sisLaws } from './sis.ts'

export interface LawGroup<K extends Kind> {
  readonly name: string
  readonly laws: readonly Law<K>[]
}

type LawsOf = { readonly [K in Kind]: readonly Law<K>[] }

const lawsOfKinds: LawsOf = {
  sis: sisLaws,
  accounting: accountingLaws,
  accessControl: accessControlLaws,
  maps: mapsLaws,
  payments: paymentsLaws,
  esign: esignLaws,
  notices: noticesLaws,
  einvoice: einvoiceLaws,
}

/** The laws of every kind, by what they are about. */
export const generalLawGroups = [
  { name: 'definition', laws: definitionLaws },
  { name: 'lifecycle', laws: lifecycleLaws },
  { name: 'supports', laws: facetLaws },
  { name: 'secrets', laws: secretLaws },
  { name: 'faults', laws: faultLaws },
  { name: 'no vendor', laws: nobodyLaws },
] as const

/** The laws of one kind alone. */
export function lawsOf<K extends Kind>(kind: K): readonly Law<K>[] {
  return lawsOfKinds[kind]
}

/** Every law for an adapter of this kind. */
export function lawGroupsOf<K extends Kind>(kind: K): readonly LawGroup<K>[] {
  return [...generalLawGroups, { name: kind, laws: lawsOf(kind) }]
}
