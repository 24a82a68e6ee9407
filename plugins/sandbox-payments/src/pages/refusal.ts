import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, type Locale } from '@matricula/contract/sandbox'
import type { PageContext } from './page-context.ts'
import { texts } from './texts.ts'

/** A page that says what is wrong, what was kept and what to do. */
export function refusal(context: PageContext, locale: Locale, why: 'altered' | 'unknown'): PageResponse {
  const { title, body, status } = {
    altered: { ...texts[locale].altered, status: 400 },
    unknown: { ...texts[locale].unknown, status: 404 },
  }[why]
  return sandboxPage({
    locale,
    brand: context.settings.title,
    title,
    status,
    body: html`<p class="message danger" role="alert">${body}</p>`,
  })
}
