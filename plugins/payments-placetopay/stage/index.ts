import type { OpenStage } from '@matricula/contract/kit'
import { statuses } from '../src/statuses.ts'
import type { PretendSession } from './ledger.ts'
import { openPretendPlacetopay } from './pretend-placetopay.ts'
import { site } from './site.ts'
import { notification, withoutSignature } from './wire.ts'

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
      injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
      clearFault: () => server.clearFault(),
      faultReached: () => server.faultReached(),
      async effects(act) {
        const reversed = await kit.memo.get(`refund:${act}`)
        const opened = ledger.all.filter(({ reference }) => reference === act).length
        return typeof reversed === 'string' ? opened + ledger.reversals(Number(reversed)) : opened
      },
    },
    facts: {
      orphans: true,
      statuses,
      settle: async (reference, rawStatus) => ledger.move(sessionOf(reference), rawStatus),
      callback: async (reference, rawStatus) => notification(sessionOf(reference), rawStatus),
      unknownCallback: async () => notification(ledger.ofAnotherShop, 'APPROVED'),
      unsigned: withoutSignature,
      signed: 'fields',
    },
    close: () => server.close(),
  }
}
