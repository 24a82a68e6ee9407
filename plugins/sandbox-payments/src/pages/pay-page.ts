import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showCop, showInstant } from '@matricula/contract/sandbox'
import type { Locale, Markup } from '@matricula/contract/sandbox'
import type { Payment } from '../payment.ts'
import type { Means } from '../settings.ts'
import { drawings } from './drawings.ts'
import type { PageContext } from './page-context.ts'
import { statusLabel } from './status-label.ts'
import { texts } from './texts.ts'

/** What the payer sees: what is paid, with what, and what the bank is to answer. */
export function payPage({ settings, kit }: PageContext, locale: Locale, payment: Payment): PageResponse {
  const text = texts[locale]
  const here = kit.pageUrl(`pay/${payment.checkout.providerRef}`).href
  const isOpen = payment.now.rawStatus === 'Iniciada'
  const body = html`${summary(payment, locale)}
  ${isOpen ? choices(here, settings.means, locale) : statusLine(payment, locale)}`
  return sandboxPage({ locale, brand: settings.title, title: isOpen ? text.pay : text.payment, body })
}

function summary({ checkout }: Payment, locale: Locale): Markup {
  const text = texts[locale]
  const { payer } = checkout
  return html`<section class="card" aria-label="${text.summary}">
    <p class="note">${text.total}</p>
    <p class="amount">${showCop(checkout.amount)}</p>
    <p>${checkout.description}</p>
    <dl>
      <dt>${text.reference}</dt>
      <dd>${checkout.reference}</dd>
      <dt>${text.buyer}</dt>
      <dd>${`${payer.name} ${payer.lastname}`.trim()}</dd>
      <dt>${text.expires}</dt>
      <dd>${showInstant(checkout.expiresAt, locale)}</dd>
    </dl>
  </section>`
}

function choices(here: string, means: readonly Means[], locale: Locale): Markup {
  const text = texts[locale]
  return html`<form method="post" action="${here}">
    <fieldset>
      <legend>${text.means}</legend>
      ${means.map((name, index) => meansOption(name, index === 0 ? html` checked` : null, locale))}
    </fieldset>
    <p class="note">${text.noRealData}</p>
    <h2>${text.answer}</h2>
    <div class="acts">
      <button name="choice" value="approve">${text.choices.approve}</button>
      <button name="choice" value="decline" class="danger">${text.choices.decline}</button>
      <button name="choice" value="pending" class="plain">${text.choices.pending}</button>
      <button name="choice" value="leave" class="plain">${text.choices.leave}</button>
    </div>
  </form>`
}

function meansOption(name: Means, checked: Markup | null, locale: Locale): Markup {
  const { label, hint } = texts[locale].meansNamed[name]
  return html`<label class="choice"
    ><input type="radio" name="means" value="${name}" ${checked} />
    <span>${label}<small>${hint}</small></span> ${drawings[name]}</label
  >`
}

function statusLine({ checkout, now }: Payment, locale: Locale): Markup {
  const text = texts[locale]
  return html`<p>${text.status}: ${statusLabel(now.rawStatus, locale)}</p>
    ${now.reason && html`<p>${text.reason}: ${now.reason}</p>`}
    <p>${text.notAgain}</p>
    <p class="acts"><a class="button" href="${checkout.returnUrl}">${text.back}</a></p>`
}
