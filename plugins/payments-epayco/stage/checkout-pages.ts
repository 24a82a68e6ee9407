import { own } from '@matricula/contract'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { deliverCallback, html, postedCallback, vendorPage } from '@matricula/contract/sandbox'
import type { BookedPayment, Books, InvoiceRequest } from './books.ts'
import { signForm } from './signing.ts'
import type { Keys } from './signing.ts'
import { confirmationOf } from './confirmation.ts'

/** The older form that the browser brings; a wrong signature or an invoice in use is refused with a page. */
export function receiveForm(books: Books, keys: Keys, request: VendorRequest): VendorAnswer {
  const form = request.form()
  const isOurs = form.get('p_cust_id_cliente') === keys.custId && form.get('p_key') === keys.pKey
  if (!isOurs || form.get('p_signature') !== signForm(form, keys)) return refusalPage('La firma no coincide.')
  const invoiceRequest = invoiceRequestFrom(form)
  if ((books.find(invoiceRequest.invoice)?.code ?? null) !== null)
    return refusalPage('La factura ya fue usada.')
  return payPage(books.open(invoiceRequest))
}

function invoiceRequestFrom(form: URLSearchParams): InvoiceRequest {
  const text = (name: string) => form.get(name) ?? ''
  return {
    invoice: text('p_id_invoice'),
    amount: Number(text('p_amount')),
    currency: text('p_currency_code'),
    description: text('p_description'),
    test: text('p_test_request') === 'TRUE',
    confirmation: text('p_url_confirmation'),
    response: text('p_url_response'),
    extras: ['p_extra1', 'p_extra2', 'p_extra3'].map(text),
  }
}

/** What the school's page would open with ePayco's script. */
export function showSession(books: Books, session: string): VendorAnswer {
  const booked = books.bySession(session)
  return booked === undefined ? refusalPage('No hay tal sesión.') : payPage(booked)
}

const choices: Readonly<Record<string, string>> = { approve: '1', decline: '2', pending: '3' }

/** What the payer chose: it settles, tells the hub and sends the browser back. */
export async function choose(books: Books, keys: Keys, request: VendorRequest): Promise<VendorAnswer> {
  const booked = books.byRef(request.path.split('/').at(-1) ?? '')
  const code = own(choices, request.form().get('choice') ?? '')
  if (booked === undefined || code === undefined) return refusalPage('No hay tal pago.')
  const settled = books.settle(booked.invoice, code)
  const callback = postedCallback(new URLSearchParams(confirmationOf(settled, code, keys)))
  await deliverCallback(callback, settled.confirmation)
  const back = new URL(settled.response)
  back.searchParams.set('ref_payco', settled.hash)
  return { status: 303, headers: { location: back.href } }
}

function payPage({ ref, invoice, amount, currency, description }: BookedPayment): VendorAnswer {
  return vendorPage({
    brand,
    title: 'Pagar',
    body: html`<p>${description}</p>
      <p class="amount">${currency} ${amount}</p>
      <p>${invoice}</p>
      <form method="post" action="/pay/${ref}">
        <div class="acts">
          <button name="choice" value="approve">Aprobar</button>
          <button name="choice" value="decline" class="danger">Rechazar</button>
          <button name="choice" value="pending" class="plain">Dejar pendiente</button>
        </div>
      </form>`,
  })
}

function refusalPage(why: string): VendorAnswer {
  return vendorPage({ brand, title: 'No se puede pagar', body: html`<p>${why}</p>`, status: 400 })
}

const brand = 'ePayco de mentira'
