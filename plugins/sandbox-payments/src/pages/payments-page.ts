import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showCop, showInstant, mostShown, worklist } from '@matricula/contract/sandbox'
import type { Locale, Markup } from '@matricula/contract/sandbox'
import type { Payment } from '../payment.ts'
import { mayBecome, outcomes, type Choice } from '../raw-status.ts'
import type { Dispute } from '../disputes.ts'
import { nextCaseActs } from './case-acts.ts'
import type { PageContext } from './page-context.ts'
import { statusLabel } from './status-label.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

export interface PaymentsShown {
  readonly locale: Locale
  readonly payments: readonly Payment[]
  readonly disputes: readonly Dispute[]
  /** Callbacks still to be sent. */
  readonly waiting: number
}

export function paymentsPage(
  context: PageContext,
  { locale, payments, disputes, waiting }: PaymentsShown,
): PageResponse {
  const { settings, kit } = context
  const text = texts[locale]
  const rows = payments.slice(0, mostShown).map((payment) => {
    const dispute = disputes.find(({ providerRef }) => providerRef === payment.checkout.providerRef)
    return row(context, locale, { payment, dispute })
  })
  const sendTo = kit.pageUrl('callbacks').href
  const body = worklist({ sendTo, waiting, rows, total: payments.length, text })
  const links = testerLinks(kit, locale, '')
  return sandboxPage({ locale, brand: settings.title, title: text.payments, links, body })
}

interface Listed {
  readonly payment: Payment
  readonly dispute: Dispute | undefined
}

function row({ kit }: PageContext, locale: Locale, listed: Listed): Markup {
  const { payment, dispute } = listed
  const { checkout, now } = payment
  const here = kit.pageUrl(`payments/${checkout.providerRef}`).href
  return html`<li>
    <p class="between">
      <strong>${checkout.reference}</strong><span class="figure">${showCop(now.amount)}</span>
    </p>
    <p>${checkout.description}</p>
    <p class="note">${checkout.providerRef} · ${showInstant(now.at, locale)}</p>
    <p>
      ${statusLabel(now.rawStatus, locale)}${
        dispute === undefined ? '' : ` · ${texts[locale].disputes[dispute.status]} ${dispute.ref}`
      }
    </p>
    ${acts(here, locale, listed)}
  </li>`
}

const offered = ['approve', 'decline', 'reverse'] as const satisfies readonly Choice[]

function acts(here: string, locale: Locale, { payment: { checkout, now }, dispute }: Listed): Markup | null {
  const text = texts[locale]
  const possible = [
    ...offered.filter((choice) => mayBecome(now.rawStatus, outcomes[choice])),
    ...nextCaseActs(now.rawStatus, dispute),
  ]
  if (possible.length === 0) return null
  const buttons = possible.map(
    (choice) =>
      html`<button
        name="choice"
        value="${choice}"
        class="${choice === 'approve' ? '' : 'danger'}"
        aria-label="${text.choices[choice]}: ${checkout.reference}"
      >
        ${text.choices[choice]}
      </button>`,
  )
  return html`<form method="post" action="${here}" class="acts">${buttons}</form>`
}
