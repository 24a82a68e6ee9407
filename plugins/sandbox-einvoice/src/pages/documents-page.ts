import type { PageResponse } from '@matricula/contract'
import {
  html,
  type Locale,
  type Markup,
  mostShown,
  type PageLink,
  sandboxPage,
  showCop,
  showInstant,
} from '@matricula/contract/sandbox'
import type { StoredDocument } from '../stored-document.ts'
import type { PageContext } from './page-context.ts'
import { texts } from './texts.ts'

/** The newest documents, and how each stands with the tax authority. */
export async function documentsPage(
  context: PageContext,
  locale: Locale,
  links: readonly PageLink[],
): Promise<PageResponse> {
  const text = texts[locale]
  const documents = await context.register.all()
  const rows = await Promise.all(documents.slice(0, mostShown).map((one) => row(context, locale, one)))
  const list =
    rows.length === 0
      ? html`<p>${text.none}</p>`
      : html`<ul class="rows">
          ${rows}
        </ul>`
  const body = html`<p class="note">${text.drawn}</p>
    ${list} ${documents.length > mostShown ? html`<p class="note">${text.onlyNewest}</p>` : null}`
  return sandboxPage({ locale, brand: context.settings.title, title: text.documents, links, body })
}

const tones: Readonly<Record<string, string>> = {
  'En proceso': 'info',
  Aceptada: 'good',
  'Aceptada con notificaciones': 'good',
  Rechazada: 'danger',
}

async function row(context: PageContext, locale: Locale, document: StoredDocument): Promise<Markup> {
  const { number, reference, total, issuedAt } = document
  const rawStatus = await context.register.rawStatusOf(document)
  const words: Readonly<Record<string, string>> = texts[locale].statuses
  return html`<li>
    <p class="between"><strong>${number}</strong><span class="figure">${showCop(total)}</span></p>
    <p class="note">${reference} · ${showInstant(issuedAt, locale)}</p>
    <p><span class="tag ${tones[rawStatus] ?? ''}">${words[rawStatus] ?? rawStatus}</span></p>
    ${rawStatus === 'En proceso' ? acts(context, locale, document) : null}
  </li>`
}

function acts({ kit }: PageContext, locale: Locale, { reference, number }: StoredDocument): Markup {
  const text = texts[locale]
  const buttons = (['accept', 'reject'] as const).map(
    (choice) =>
      html`<button name="choice" value="${choice}" class="plain" aria-label="${text[choice]}: ${number}">
        ${text[choice]}
      </button>`,
  )
  const here = kit.pageUrl(`documents/${reference}`).href
  return html`<form method="post" action="${here}" class="acts">${buttons}</form>`
}
