import type { OpenStage } from '@matricula/contract/kit'
import { checkoutsIn } from '../src/checkouts.ts'
import { statuses } from '../src/statuses.ts'
import { unknownEvent, transactionEvent, withoutChecksum } from './event.ts'
import { keys } from './keys.ts'
import type { PretendTransaction } from './ledger.ts'
import { openPretendWompi } from './pretend-wompi.ts'

export const openStage: OpenStage<'payments'> = async (kit) => {
  const { server, ledger } = await openPretendWompi({
    now: () => kit.now(),
    eventsUrl: () => kit.callbackUrl(),
  })
  const checkouts = checkoutsIn(kit.memo)

  /** The transaction of a reference, begun in the payer's stead where no browser has been. */
  async function beginTransaction(reference: string): Promise<PretendTransaction> {
    const amountInCents = await checkouts.amountInCentsOf(reference)
    if (amountInCents === null) throw new Error('no such checkout was signed')
    const email = 'acudiente@example.com'
    const redirectUrl = 'https://hub.example/volver'
    return ledger.of(reference) ?? ledger.open({ reference, amountInCents, email, redirectUrl, type: 'CARD' })
  }

  return {
    settings: { ...keys, apiUrl: `${server.origin}/v1`, checkoutUrl: `${server.origin}/p/` },
    secrets: [keys.privateKey, keys.integritySecret, keys.eventsSecret],
    vendor: {
      injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
      clearFault: () => server.clearFault(),
      faultReached: () => server.faultReached(),
      async effects(act) {
        const voided = await kit.memo.get(`refund:${act}`)
        const opened = ledger.all.filter(({ reference }) => reference === act).length
        return typeof voided === 'string' ? opened + ledger.voids(voided) : opened
      },
    },
    facts: {
      statuses,
      settle: async (reference, rawStatus) => ledger.move(await beginTransaction(reference), rawStatus),
      async chargeAgain(reference, rawStatus) {
        const { amountInCents, email, redirectUrl, type } = await beginTransaction(reference)
        ledger.move(ledger.open({ reference, amountInCents, email, redirectUrl, type }), rawStatus)
      },
      callback: async (reference, rawStatus) =>
        transactionEvent(await beginTransaction(reference), rawStatus),
      unknownCallback: async () => unknownEvent(ledger.all[0] ?? ledger.open(nobody)),
      unsigned: withoutChecksum,
      signed: 'fields',
    },
    close: () => server.close(),
  }
}

const nobody = { reference: 'NOBODY', amountInCents: 150_000, email: '', redirectUrl: '', type: 'CARD' }
