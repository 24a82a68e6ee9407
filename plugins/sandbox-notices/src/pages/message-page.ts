import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showInstant, type Locale, type Markup } from '@matricula/contract/sandbox'
import type { Message } from '../message.ts'
import type { PageContext } from './page-context.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'
import { withLinks } from './with-links.ts'

/** One message: its text with links to follow, and its HTML in a frame that may do nothing. */
export function messagePage({ settings, kit }: PageContext, locale: Locale, message: Message): PageResponse {
  const text = texts[locale]
  const body = html`<dl class="card">
      <dt>${text.to}</dt>
      <dd>${message.to}</dd>
      <dt>${text.channel}</dt>
      <dd>${text.channels[message.channel]}</dd>
      <dt>${text.at}</dt>
      <dd>${showInstant(message.at, locale)}</dd>
      <dt>${text.ref}</dt>
      <dd>${message.ref}</dd>
    </dl>
    <h2>${text.text}</h2>
    <pre class="card">${withLinks(message.text)}</pre>
    ${message.html === null ? null : iframeOf(message.html, text.html)}`
  const links = testerLinks(kit, locale, 'none')
  return sandboxPage({ locale, brand: settings.title, title: message.subject || text.noSubject, links, body })
}

/** An empty `sandbox` allows no script, no form and no way out of the frame. */
function iframeOf(content: string, title: string): Markup {
  return html`<h2>${title}</h2>
    <iframe sandbox="" srcdoc="${content}" title="${title}"></iframe>`
}

export function noMessagePage({ settings, kit }: PageContext, locale: Locale): PageResponse {
  const text = texts[locale]
  const body = html`<p class="message danger" role="alert">${text.unknown.body}</p>`
  const links = testerLinks(kit, locale, 'none')
  return sandboxPage({ locale, brand: settings.title, title: text.unknown.title, links, body, status: 404 })
}
