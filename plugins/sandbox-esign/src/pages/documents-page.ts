import type { PageResponse } from '@matricula/contract'
import {
  html,
  sandboxPage,
  showInstant,
  type Locale,
  type Markup,
  mostShown,
  worklist,
} from '@matricula/contract/sandbox'
import type { SigningCase } from '../document.ts'
import { isOpen, testersChoices } from '../raw-status.ts'
import { signUrl } from '../signing-of.ts'
import type { PageContext } from './page-context.ts'
import { statusLabel } from './status-label.ts'
import { testerLinks } from './tester-links.ts'
import { texts } from './texts.ts'

export interface DocumentsShown {
  readonly locale: Locale
  readonly documents: readonly SigningCase[]
  /** Callbacks still to be sent. */
  readonly waiting: number
}

export function documentsPage(
  context: PageContext,
  { locale, documents, waiting }: DocumentsShown,
): PageResponse {
  const { settings, kit } = context
  const text = texts[locale]
  const rows = documents.slice(0, mostShown).map((present) => row(context, locale, present))
  const sendTo = kit.pageUrl('callbacks').href
  const body = worklist({ sendTo, waiting, rows, total: documents.length, text })
  const links = testerLinks(kit, locale, 'documents')
  return sandboxPage({ locale, brand: settings.title, title: text.documents, links, body })
}

function row({ kit }: PageContext, locale: Locale, { sent, now }: SigningCase): Markup {
  const text = texts[locale]
  return html`<li>
    <p><a class="target" href="${signUrl(sent.id, kit)}">${text.documentsNamed[sent.document]}</a></p>
    <p>${sent.signer.name} · ${sent.signer.email}</p>
    <p class="note">${sent.reference} · ${sent.id} · ${showInstant(now.at, locale)}</p>
    <p>${statusLabel(now.rawStatus, locale)}</p>
    ${isOpen(now.rawStatus) ? acts(kit.pageUrl(`documents/${sent.id}`).href, sent.reference, locale) : null}
  </li>`
}

function acts(here: string, reference: string, locale: Locale): Markup {
  const { choices } = texts[locale]
  const buttons = testersChoices.map(
    (choice) =>
      html`<button
        name="choice"
        value="${choice}"
        class="plain"
        aria-label="${choices[choice]}: ${reference}"
      >
        ${choices[choice]}
      </button>`,
  )
  return html`<form method="post" action="${here}" class="acts">${buttons}</form>`
}
