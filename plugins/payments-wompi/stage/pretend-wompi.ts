import type { RawRequest } from '@matricula/contract'
import { openVendorServer } from '@matricula/contract/kit'
import type { VendorServer } from '@matricula/contract/kit'
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
      deliver(transactionEvent(transaction, transaction.status), eventsUrl()),
  }
  const server = await openVendorServer({
    handle: (request) =>
      request.path.startsWith('/v1/') ? answerApi(ledger, request) : answerCheckout(checkout, request),
    faultAnswers: { unauthorised, refuses: refusal },
  })
  return { server, ledger }
}

/** One try, where Wompi makes four: the hub asks for what it was not told. */
async function deliver({ method, headers, body }: RawRequest, url: URL): Promise<void> {
  await fetch(url, { method, headers, body, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
}
