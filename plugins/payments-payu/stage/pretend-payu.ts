import { openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { openBooks } from './books.ts'
import type { Books } from './books.ts'
import { choose, receiveForm } from './checkout-pages.ts'
import { answerCommand, errorAnswer } from './reports.ts'
import type { Login } from './reports.ts'
import type { Keys } from './signing.ts'

export const places = {
  checkout: '/ppp-web-gateway-payu/',
  reports: '/reports-api/4.0/service.cgi',
  payments: '/payments-api/4.0/service.cgi',
} as const

export interface PretendPayU {
  readonly server: VendorServer
  readonly books: Books
}

/** A PayU on this machine: the checkout that browsers go to, and the command APIs. */
export async function openPretendPayU(keys: Keys & Login, now: () => Date): Promise<PretendPayU> {
  const books = openBooks(now)
  const handle = (request: VendorRequest): VendorAnswer | Promise<VendorAnswer> => {
    const { method, path } = request
    if (method !== 'POST') return { status: 404 }
    if (path === places.reports || path === places.payments) return answerCommand(books, keys, request)
    if (path === places.checkout) return receiveForm(books, keys, request)
    return path.startsWith('/pay/') ? choose(books, keys, request) : { status: 404 }
  }
  const server = await openVendorServer({
    handle,
    changes: ({ path }) => path !== places.reports,
    faultAnswers: {
      unauthorised: errorAnswer('Invalid credentials'),
      refuses: errorAnswer('The transaction can not be processed'),
    },
  })
  return { server, books }
}
