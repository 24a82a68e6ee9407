import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { unknownEvent, transactionEvent, withoutChecksum } from './event.ts'
import { keys } from './keys.ts'
import type { PretendTransaction } from './ledger.ts'
import { openPretendWompi } from './pretend-wompi.ts'

/** What Wompi's document says of a transaction. */
const statuses = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  ERROR: 'declined',
  PENDING: 'pending',
  VOIDED: 'reversed',
} as const

export const openStage: OpenStage<'payments'> = async (kit) => {
  const { server, ledger } = await openPretendWompi({
    now: () => kit.now(),
    eventsUrl: () => kit.callbackUrl(),
  })

  /** The transaction of a reference, begun by the payer on the page that was opened. */
  function beginTransaction(reference: string): PretendTransaction {
    const visited = ledger.visited(reference)
    if (visited === undefined) throw new Error('no browser opened a checkout of that reference')
    return ledger.of(reference) ?? ledger.open(visited)
  }

  return {
    settings: { ...keys, apiUrl: `${server.origin}/v1`, checkoutUrl: `${server.origin}/p/` },
    secrets: [keys.privateKey, keys.integritySecret, keys.eventsSecret],
    vendor: {
      ...faultsOf(server),
      effects: async (act) => ledger.all.filter(({ reference }) => reference === act).length,
    },
    facts: {
      statuses,
      async checkoutAtVendor(reference) {
        const visited = ledger.visited(reference)
        if (visited === undefined) return null
        const { amountInCents, redirectUrl: returnUrl, expirationTime } = visited
        return { amount: amountInCents / 100, currency: 'COP', returnUrl, expiresAt: expirationTime || null }
      },
      refundsAtVendor: async (reference) =>
        ledger.voidsOf(reference).map(({ amountInCents }) => amountInCents / 100),
      settle: async (reference, rawStatus) => ledger.move(beginTransaction(reference), rawStatus),
      async chargeAgain(reference, rawStatus) {
        beginTransaction(reference)
        const visited = ledger.visited(reference)
        if (visited) ledger.move(ledger.open(visited), rawStatus)
      },
      callback: async (reference, rawStatus) => transactionEvent(beginTransaction(reference), rawStatus),
      unknownCallback: async () => unknownEvent(ledger.all[0] ?? ledger.open(nobody)),
      unsigned: withoutChecksum,
      signed: 'fields',
    },
    close: () => server.close(),
  }
}

const nobody = {
  reference: 'NOBODY',
  amountInCents: 150_000,
  email: '',
  redirectUrl: '',
  expirationTime: '',
  type: 'CARD',
}
