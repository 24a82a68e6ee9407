import { openVendorServer } from '@matricula/contract/kit'
import type { VendorServer } from '@matricula/contract/kit'
import { deliverCallback } from '@matricula/contract/sandbox'
import { answerApi, refusal, unauthorised } from './api.ts'
import { answerCheckout } from './checkout-page.ts'
import { transactionEvent } from './event.ts'
import { openLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'

export interface PretendWompi {
  readonly server: VendorServer
  readonly ledger: Ledger
}

export interface PretendWompiDeps {
  readonly now: () => Date
  /** The events URL as the merchant wrote it into the dashboard; asked when an event leaves. */
  readonly eventsUrl: () => URL
}

/** A Wompi of our own: checkout page, API and events over real HTTP. */
export async function openPretendWompi({ now, eventsUrl }: PretendWompiDeps): Promise<PretendWompi> {
  const ledger = openLedger(now)
  const checkout = {
    ledger,
    now,
    report: (transaction: Parameters<typeof transactionEvent>[0]) =>
      deliverCallback(transactionEvent(transaction, transaction.status), eventsUrl()),
  }
  const server = await openVendorServer({
    handle: (request) =>
      request.path.startsWith('/v1/') ? answerApi(ledger, request) : answerCheckout(checkout, request),
    faultAnswers: { unauthorised, refuses: refusal },
  })
  return { server, ledger }
}
