import { expect } from 'vitest'
import type { Adapters, Kind } from '../../kinds/index.ts'
import type { GeneralLaw } from '../law.ts'

interface Claim {
  readonly facet: string
  readonly claimed: boolean
  readonly present: boolean
}

type ClaimsOf = { readonly [K in Kind]: (adapter: Adapters[K]) => readonly Claim[] }

const claimsOfKinds: ClaimsOf = {
  sis: ({ supports, admissions }) => [claim('admissions', supports.admissions, admissions)],
  accounting: ({ supports, incomingPayments, partners }) => [
    claim('incomingPayments', supports.incomingPayments, incomingPayments),
    claim('partners', supports.createsPartners, partners),
  ],
  accessControl: () => [],
  maps: () => [],
  payments: ({ supports, webhooks, refunds }) => [
    claim('webhooks', supports.webhooks, webhooks),
    claim('refunds', supports.refunds !== 'none', refunds),
  ],
  esign: ({ supports, webhooks }) => [claim('webhooks', supports.webhooks, webhooks)],
  notices: () => [],
  einvoice: ({ supports, creditNotes }) => [claim('creditNotes', supports.creditNotes, creditNotes)],
}

export const facetLaws: readonly GeneralLaw[] = [
  {
    title: 'supports is frozen, through and through',
    readsOnly: true,
    run: async ({ adapter }) => expect(unfrozenPaths(adapter.supports, 'supports')).toEqual([]),
  },
  {
    title: 'an optional facet is there exactly when supports claims it',
    readsOnly: true,
    async run({ kind, adapter }) {
      for (const { facet, claimed, present } of claimsOfKinds[kind](adapter)) {
        expect(present, `${facet} is there`).toBe(claimed)
      }
    },
  },
]

function claim(facet: string, claimed: boolean, given: object | undefined): Claim {
  return { facet, claimed, present: given !== undefined }
}

function unfrozenPaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, part]) => unfrozenPaths(part, `${path}.${name}`))
  return Object.isFrozen(value) ? below : [path, ...below]
}
