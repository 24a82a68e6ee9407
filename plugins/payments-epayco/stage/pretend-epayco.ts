import { openVendorServer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest, VendorServer } from '@matricula/contract/kit'
import { answerApi, login, refusalAnswer, validate } from './api.ts'
import type { ApiKeys, ApiContext } from './api.ts'
import { openBooks } from './books.ts'
import type { Books } from './books.ts'
import { choose, receiveForm, showSession } from './checkout-pages.ts'

export interface PretendEpayco {
  readonly server: VendorServer
  readonly books: Books
}

/** Calls that are POSTs and change nothing. */
const reads = new Set(['/login', '/transaction/detail', '/payment/transaction'])

/** An ePayco on this machine: its API, the open validation, and the pages that browsers go to. */
export async function openPretendEpayco(keys: ApiKeys, now: () => Date): Promise<PretendEpayco> {
  const books = openBooks(now)
  const context: ApiContext = { books, keys, tokens: new Map(), now }
  const server = await openVendorServer({
    handle: (request) => handle(context, request),
    changes: ({ method, path }) => method !== 'GET' && !reads.has(path),
    faultAnswers: { refuses: refusalAnswer('field amount is required') },
  })
  return { server, books }
}

function handle(context: ApiContext, request: VendorRequest): VendorAnswer | Promise<VendorAnswer> {
  const { books, keys } = context
  const { method, path } = request
  const last = decodeURIComponent(path.split('/').at(-1) ?? '')
  if (method === 'GET' && path.startsWith('/validation/v1/reference/')) return validate(context, last)
  if (method === 'GET' && path.startsWith('/session/')) return showSession(books, last)
  if (method !== 'POST') return { status: 404 }
  if (path === '/login') return login(context, request)
  if (path === '/checkout.php') return receiveForm(books, keys, request)
  return path.startsWith('/pay/') ? choose(books, keys, request) : answerApi(context, request)
}
