import { own } from '@matricula/contract'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { html, showCop, vendorPage } from '@matricula/contract/sandbox'
import type { Markup } from '@matricula/contract/sandbox'
import type { Ledger, PretendSession } from './ledger.ts'

export interface PageContext {
  readonly ledger: Ledger
  readonly now: () => Date
  /** Tells the hub, by the URL the vendor's support wrote down, what became of a session. */
  readonly report: (session: PretendSession) => Promise<void>
}

const outcomes: Readonly<Record<string, string>> = { approve: 'APPROVED', decline: 'REJECTED' }

/** The hosted page of a session: a GET shows it, its buttons end it. */
export async function answerSession(context: PageContext, request: VendorRequest): Promise<VendorAnswer> {
  const [, , id, token] = request.path.split('/')
  const session = context.ledger.byId(Number(id))
  if (session === undefined || session.token !== token) {
    return page('No existe', html`<p class="message danger">Esta sesión no existe.</p>`, 404)
  }
  if (session.status === 'PENDING' && session.expires <= context.now()) {
    context.ledger.move(session, 'REJECTED', 'EX')
    await context.report(session)
  }
  if (session.status !== 'PENDING') return redirectBack(session)
  if (request.method === 'GET') return page('Pago', choices(session))
  const form = request.form()
  const outcome = own(outcomes, form.get('choice') ?? '')
  if (outcome === undefined) return page('Pago', choices(session))
  session.paymentMethod = form.get('means') === 'pse' ? 'pse' : 'visa'
  context.ledger.move(session, outcome)
  await context.report(session)
  return redirectBack(session)
}

function choices({ reference, description, total, requestId, token }: PretendSession): Markup {
  return html`<div class="card">
    <p class="amount">${showCop(total)}</p>
    <p>${description}</p>
    <p>${reference}</p>
    <form method="post" action="/session/${requestId}/${token}">
      <p>
        <label
          >Medio
          <select name="means">
            <option value="card">Tarjeta</option>
            <option value="pse">PSE</option>
          </select></label
        >
      </p>
      <p class="acts">
        <button name="choice" value="approve">Aprobar</button>
        <button class="danger" name="choice" value="decline">Rechazar</button>
      </p>
    </form>
  </div>`
}

function redirectBack({ returnUrl }: PretendSession): VendorAnswer {
  return { status: 303, headers: { location: returnUrl } }
}

function page(title: string, body: Markup, status = 200): VendorAnswer {
  return vendorPage({ brand: 'PlacetoPay de mentira', title, body, status })
}
