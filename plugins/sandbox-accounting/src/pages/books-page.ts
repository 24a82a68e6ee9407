import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showCop } from '@matricula/contract/sandbox'
import type { Locale, Markup } from '@matricula/contract/sandbox'
import type { Books } from '../sum-books.ts'
import type { PageContext } from './page-context.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

/** How much is booked; no names and no students. */
export function booksPage({ kit }: PageContext, locale: Locale, { orders, payments }: Books): PageResponse {
  const text = texts[locale]
  const body = html`<ul class="rows">
    ${row(text.orders, orders)} ${row(text.payments, payments)}
  </ul>`
  const links = testerLinks(kit, locale, 'books')
  return sandboxPage({ locale, brand: text.brand, title: text.books, links, body })
}

function row(title: string, { count, total }: Books['orders']): Markup {
  return html`<li>
    <p class="between"><strong>${title}: ${count}</strong><span class="figure">${showCop(total)}</span></p>
  </li>`
}
