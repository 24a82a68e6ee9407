import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventsSecret, instance, privateKey } from './wompi-keys.ts'

/**
 * Wompi as its documents tell it, as far as a card payment that is approved goes: the checkout's page, the list of
 * transactions and the signed event. Its events go where the browser is sent back to, as if the merchant had entered
 * that address.
 */
interface Checkout {
  readonly amountInCents: number
  readonly returnUrl: string
}

interface Transaction {
  readonly id: string
  readonly reference: string
  readonly amount_in_cents: number
  readonly currency: 'COP'
  readonly payment_method_type: 'CARD'
  readonly status: 'APPROVED'
  readonly created_at: string
  readonly finalized_at: string
}

const checkouts = new Map<string, Checkout>()
const transactions = new Map<string, Transaction>()

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://wompi')
  if (url.pathname === '/p/') openCheckout(url.searchParams, response)
  else if (url.pathname === '/p/pay') await pay(new URLSearchParams(await text(request)), response)
  else if (request.headers.authorization !== `Bearer ${privateKey}`) response.writeHead(401).end()
  else if (url.pathname === '/v1/transactions') list(url.searchParams.get('reference') ?? '', response)
  else if (url.pathname.startsWith('/v1/merchants/')) sendJson(response, { data: { id: 1 }, meta: {} })
  else response.writeHead(404).end()
}

function openCheckout(asked: URLSearchParams, response: ServerResponse): void {
  const checkout = {
    amountInCents: Number(asked.get('amount-in-cents')),
    returnUrl: asked.get('redirect-url') ?? '',
  }
  checkouts.set(asked.get('reference') ?? '', checkout)
  const page = Buffer.from('<!doctype html><title>Wompi</title>')
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page)
}

/** The browser is sent back once the merchant has the event. */
async function pay(form: URLSearchParams, response: ServerResponse): Promise<void> {
  const reference = form.get('reference') ?? ''
  const checkout = checkouts.get(reference)
  if (checkout === undefined) return void response.writeHead(404, { 'content-length': 0 }).end()
  const at = new Date().toISOString()
  const transaction = {
    id: `1-${Date.now()}-${randomInt(100_000, 999_999)}`,
    reference,
    amount_in_cents: checkout.amountInCents,
    currency: 'COP',
    payment_method_type: 'CARD',
    status: 'APPROVED',
    created_at: at,
    finalized_at: at,
  } as const
  transactions.set(reference, transaction)
  await sendEvent(transaction, new URL(`/api/payments/callbacks/${instance}`, checkout.returnUrl))
  response.writeHead(303, { location: checkout.returnUrl, 'content-length': 0 }).end()
}

async function sendEvent(transaction: Transaction, to: URL): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = `${transaction.id}${transaction.status}${transaction.amount_in_cents}${timestamp}${eventsSecret}`
  const checksum = createHash('sha256').update(signed).digest('hex')
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']
  const event = {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: new Date().toISOString(),
  }
  const headers = { 'content-type': 'application/json', 'x-event-checksum': checksum }
  const sent = await fetch(to, { method: 'POST', headers, body: JSON.stringify(event) })
  await sent.arrayBuffer()
  if (!sent.ok) throw new Error(`the merchant answered an event with ${sent.status}`)
}

function list(reference: string, response: ServerResponse): void {
  const found = transactions.get(reference)
  sendJson(response, { data: found === undefined ? [] : [found], meta: {} })
}

function sendJson(response: ServerResponse, answer: object): void {
  const body = Buffer.from(JSON.stringify(answer))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('SIGTERM', () => process.exit(0))
const { port } = server.address() as AddressInfo
process.stdout.write(`ready http://127.0.0.1:${port}\n`)
