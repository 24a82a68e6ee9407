import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showInstant, type Locale, type Markup } from '@matricula/contract/sandbox'
import type { Message } from '../message.ts'
import type { PageContext } from './page-context.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

/** The messages, newest first, as they are handed in. */
export function mailboxPage(
  { settings, kit }: PageContext,
  locale: Locale,
  messages: readonly Message[],
): PageResponse {
  const text = texts[locale]
  const rows = messages
    .slice(0, mostShown)
    .map((message) => row(kit.pageUrl(`messages/${message.ref}`).href, message, locale))
  const body = html`${
    rows.length === 0
      ? html`<p>${text.none}</p>`
      : html`<ul class="rows">
          ${rows}
        </ul>`
  }
  ${messages.length > mostShown ? html`<p class="note">${text.onlyNewest}</p>` : null}`
  const links = testerLinks(kit, locale, 'messages')
  return sandboxPage({ locale, brand: settings.title, title: text.messages, links, body })
}

const mostShown = 200

function row(to: string, message: Message, locale: Locale): Markup {
  return html`<li>
    <p><a class="target" href="${to}">${message.subject || texts[locale].noSubject}</a></p>
    <p>${message.to}</p>
    <p class="note">${texts[locale].channels[message.channel]} · ${showInstant(message.at, locale)}</p>
  </li>`
}
