import { openVendorServer } from '@matricula/contract/kit'
import type { VendorRequest, VendorServer } from '@matricula/contract/kit'
import { deliverCallback } from '@matricula/contract/sandbox'
import { answerApi, failed, refusal } from './api.ts'
import { openLedger } from './ledger.ts'
import type { Ledger, PretendSession } from './ledger.ts'
import { answerSession } from './session-page.ts'
import { notification } from './wire.ts'

export interface PretendPlacetopay {
  readonly server: VendorServer
  readonly ledger: Ledger
}

export interface PretendPlacetopayDeps {
  readonly now: () => Date
  /** The notification URL as the vendor's support wrote it down; asked when a notification leaves. */
  readonly notificationUrl: () => URL
}

/** A PlacetoPay of our own: API, session pages and notifications over real HTTP. */
export async function openPretendPlacetopay({
  now,
  notificationUrl,
}: PretendPlacetopayDeps): Promise<PretendPlacetopay> {
  const ledger = openLedger(now)
  const report = (session: PretendSession) =>
    deliverCallback(notification(session, session.status), notificationUrl())
  const server: VendorServer = await openVendorServer({
    handle: (request) =>
      request.path.startsWith('/api/')
        ? answerApi({ ledger, now, origin: () => server.origin }, request)
        : answerSession({ ledger, now, report }, request),
    changes,
    faultAnswers: { unauthorised: failed(401, 401, 'Autenticación fallida 102'), refuses: refusal },
  })
  return { server, ledger }
}

/** Asking for a session is a POST here, too. */
function changes({ method, path }: VendorRequest): boolean {
  return method !== 'GET' && !/^\/api\/session\/\d+$/.test(path)
}
