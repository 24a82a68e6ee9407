import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import type { PretendSession } from './ledger.ts'
import { openPretendPlacetopay } from './pretend-placetopay.ts'
import { site } from './site.ts'
import { notification, withoutSignature } from './wire.ts'

/** What the vendor's document says of a session. */
const statuses = {
  PENDING: 'pending',
  PENDING_VALIDATION: 'pending',
  APPROVED: 'approved',
  APPROVED_PARTIAL: 'pending',
  PARTIAL_EXPIRED: 'pending',
  REJECTED: 'declined',
  REFUNDED: 'reversed',
} as const

export const openStage: OpenStage<'payments'> = async (kit) => {
  const { server, ledger } = await openPretendPlacetopay({
    now: () => kit.now(),
    notificationUrl: () => kit.callbackUrl(),
  })

  function sessionOf(reference: string): PretendSession {
    const session = ledger.of(reference)
    if (session === undefined) throw new Error('no session has that reference')
    return session
  }

  return {
    settings: { ...site, environment: 'test', baseUrl: server.origin, ipAddress: '190.0.2.10' },
    secrets: [site.secretKey],
    vendor: {
      ...faultsOf(server),
      effects: async (act) => ledger.all.filter(({ reference }) => reference === act).length,
    },
    facts: {
      orphans: true,
      statuses,
      async checkoutAtVendor(reference) {
        const session = ledger.of(reference)
        if (session === undefined) return null
        const { total, returnUrl, expires } = session
        return { amount: total, currency: 'COP', returnUrl, expiresAt: expires.toISOString() }
      },
      refundsAtVendor: async (reference) => ledger.reversalsOf(reference).map(({ total }) => total),
      settle: async (reference, rawStatus) => ledger.move(sessionOf(reference), rawStatus),
      callback: async (reference, rawStatus) => notification(sessionOf(reference), rawStatus),
      unknownCallback: async () => notification(ledger.ofAnotherShop, 'APPROVED'),
      unsigned: withoutSignature,
      signed: 'fields',
    },
    close: () => server.close(),
  }
}
