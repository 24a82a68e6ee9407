import type { PageResponse } from '@matricula/contract'
import { html, sandboxPage, showInstant, type Locale, type Markup } from '@matricula/contract/sandbox'
import type { SigningCase } from '../document.ts'
import { isOpen } from '../raw-status.ts'
import { signUrl } from '../signing-of.ts'
import type { PageContext } from './page-context.ts'
import { statusLabel } from './status-label.ts'
import { texts } from './texts.ts'

export interface SignPage {
  readonly locale: Locale
  readonly present: SigningCase
  /** The signature was refused because nothing was ticked. */
  readonly refused: boolean
}

/** What the signer sees: the document's values, and the two ways on while it is open. */
export function signPage(
  { settings, kit }: PageContext,
  { locale, present, refused }: SignPage,
): PageResponse {
  const text = texts[locale]
  const { sent, now } = present
  const here = signUrl(sent.id, kit)
  const body = html`${content(present, locale)}
  ${isOpen(now.rawStatus) ? signature(here, locale, refused ? 'refused' : 'asked') : statusLine(present, locale)}`
  const title = text.documentsNamed[sent.document]
  return sandboxPage({ locale, brand: settings.title, title, body, status: refused ? 400 : 200 })
}

function content({ sent }: SigningCase, locale: Locale): Markup {
  const text = texts[locale]
  const named: Readonly<Record<string, string>> = text.fieldsNamed
  const fields = Object.entries(sent.fields).map(
    ([name, value]) =>
      html`<dt>${named[name] ?? name}</dt>
        <dd>${value}</dd>`,
  )
  return html`<section class="card" aria-label="${text.content}">
    <dl>
      <dt>${text.signer}</dt>
      <dd>${sent.signer.name}</dd>
      <dt>${text.reference}</dt>
      <dd>${sent.reference}</dd>
      ${fields}
    </dl>
  </section>`
}

function signature(here: string, locale: Locale, state: 'asked' | 'refused'): Markup {
  const text = texts[locale]
  const error = html`<p class="message danger" role="alert" id="tick">${text.mustTick}</p>`
  const described = html` aria-describedby="tick" aria-invalid="true"`
  const refused = state === 'refused'
  return html`<form method="post" action="${here}">
    ${refused ? error : null}
    <label class="choice"
      ><input type="checkbox" name="accepted" required${refused ? described : null} />
      <span>${text.accept}</span></label
    >
    <div class="acts">
      <button name="choice" value="sign">${text.choices.sign}</button>
      <button name="choice" value="decline" class="danger" formnovalidate>${text.choices.decline}</button>
    </div>
  </form>`
}

function statusLine({ now }: SigningCase, locale: Locale): Markup {
  const text = texts[locale]
  return html`<p role="status">
      ${text.status}: ${statusLabel(now.rawStatus, locale)} ${showInstant(now.at, locale)}
    </p>
    <p>${text.done}</p>`
}
