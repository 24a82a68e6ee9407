import { own } from '@matricula/contract'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { deliverCallback, html, postedCallback, vendorPage } from '@matricula/contract/sandbox'
import type { BookedPayment, Books } from './books.ts'
import { confirmationBody, responseUrl } from './confirmation.ts'
import { signForm } from './signing.ts'
import type { Keys } from './signing.ts'

/** The form that the browser brings; a wrong signature or a paid reference is refused with a page. */
export function receiveForm(books: Books, keys: Keys, request: VendorRequest): VendorAnswer {
  const form = request.form()
  if (form.get('merchantId') !== keys.merchantId || form.get('signature') !== signForm(form, keys)) {
    return refusalPage('La firma digital no coincide.')
  }
  if (books.find(form.get('referenceCode') ?? '')?.state === 'APPROVED') {
    return refusalPage('La referencia ya fue pagada.')
  }
  return payPage(books.open(form))
}

const choices: Readonly<Record<string, string>> = {
  approve: 'APPROVED',
  decline: 'DECLINED',
  pending: 'PENDING',
}

/** What the payer chose: it settles, tells the hub unless the bank still thinks, and sends the browser back. */
export async function choose(books: Books, keys: Keys, request: VendorRequest): Promise<VendorAnswer> {
  const booked = books.byOrder(request.path.split('/').at(-1) ?? '')
  const state = own(choices, request.form().get('choice') ?? '')
  if (booked === undefined || state === undefined) return refusalPage('No hay tal pago.')
  const settled = books.settle(booked.reference, state)
  if (state !== 'PENDING') await postConfirmation(settled, keys)
  return { status: 303, headers: { location: responseUrl(settled, state, keys) } }
}

/** PayU would try again for a while; this one leaves it to the hub to ask. */
async function postConfirmation(booked: BookedPayment, keys: Keys): Promise<void> {
  const callback = postedCallback(confirmationBody(booked, booked.state, keys))
  await deliverCallback(callback, booked.form.get('confirmationUrl') ?? '')
}

function payPage({ orderId, reference, value, currency, form }: BookedPayment): VendorAnswer {
  return vendorPage({
    brand,
    title: 'Pagar',
    body: html`<p>${form.get('description')}</p>
      <p class="amount">${currency} ${value}</p>
      <p>${reference} · ${form.get('buyerFullName')}</p>
      <form method="post" action="/pay/${orderId}">
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

const brand = 'PayU de mentira'
