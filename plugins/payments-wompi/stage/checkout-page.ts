import { own } from '@matricula/contract'
import { createHash } from 'node:crypto'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { html, showCop, vendorPage } from '@matricula/contract/sandbox'
import type { Markup } from '@matricula/contract/sandbox'
import { keys } from './keys.ts'
import type { Ledger, NewTransaction, PretendTransaction } from './ledger.ts'

export interface Checkout {
  readonly ledger: Ledger
  readonly now: () => Date
  /** Tells the hub, by the events URL of the merchant's dashboard, what became of a transaction. */
  readonly report: (transaction: PretendTransaction) => Promise<void>
}

const outcomes: Readonly<Record<string, string>> = {
  approve: 'APPROVED',
  decline: 'DECLINED',
  pending: 'PENDING',
}

/** The hosted page: a GET shows it, its buttons post the same signed fields with the payer's choice. */
export async function answerCheckout(checkout: Checkout, request: VendorRequest): Promise<VendorAnswer> {
  const fields = request.method === 'POST' ? request.form() : request.query
  const wrong = problemOf(fields, checkout)
  if (wrong !== null) return page('No se puede pagar', html`<p class="message danger">${wrong}</p>`, 422)
  const { ledger } = checkout
  const opened = openedFrom(fields)
  ledger.visit(opened)
  if (request.method === 'GET') return page('Pago', choices(fields))
  const transaction = ledger.of(opened.reference) ?? ledger.open(opened)
  ledger.move(transaction, own(outcomes, fields.get('choice') ?? '') ?? 'ERROR')
  await checkout.report(transaction)
  return { status: 303, headers: { location: returnUrl(opened.redirectUrl, transaction.id) } }
}

function problemOf(fields: URLSearchParams, { ledger, now }: Checkout): string | null {
  const text = (name: string) => fields.get(name) ?? ''
  if (text('public-key') !== keys.publicKey) return 'La llave pública no es de este comercio.'
  const signed = ['reference', 'amount-in-cents', 'currency', 'expiration-time'].map(text).join('')
  const expected = createHash('sha256')
    .update(signed + keys.integritySecret)
    .digest('hex')
  if (text('signature:integrity') !== expected) return 'La firma de integridad no corresponde.'
  if (text('currency') !== 'COP' || !/^\d+$/.test(text('amount-in-cents'))) return 'El valor no es válido.'
  const expires = Date.parse(text('expiration-time'))
  if (expires <= now().getTime()) return 'El plazo para pagar ya pasó.'
  const last = ledger.of(text('reference'))
  return last === undefined || last.status === 'PENDING' ? null : 'Esta referencia ya fue usada.'
}

function openedFrom(fields: URLSearchParams): NewTransaction {
  return {
    reference: fields.get('reference') ?? '',
    amountInCents: Number(fields.get('amount-in-cents')),
    email: fields.get('customer-data:email') ?? '',
    redirectUrl: fields.get('redirect-url') ?? '',
    expirationTime: fields.get('expiration-time') ?? '',
    type: fields.get('means') ?? 'CARD',
  }
}

function choices(fields: URLSearchParams): Markup {
  const hidden = [...fields].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<div class="card">
    <p class="amount">${showCop(Number(fields.get('amount-in-cents')) / 100)}</p>
    <p>${fields.get('reference')}</p>
    <form method="post" action="/p/">
      ${hidden}
      <p>
        <label
          >Medio
          <select name="means">
            <option value="CARD">Tarjeta</option>
            <option value="PSE">PSE</option>
          </select></label
        >
      </p>
      <p class="acts">
        <button name="choice" value="approve">Aprobar</button>
        <button class="danger" name="choice" value="decline">Rechazar</button>
        <button class="plain" name="choice" value="pending">Dejar pendiente</button>
      </p>
    </form>
  </div>`
}

function returnUrl(redirectUrl: string, id: string): string {
  const url = new URL(redirectUrl)
  url.searchParams.set('id', id)
  return url.href
}

function page(title: string, body: Markup, status = 200): VendorAnswer {
  return vendorPage({ brand: 'Wompi de mentira', title, body, status })
}
