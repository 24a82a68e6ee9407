import { own } from '@matricula/contract'
import { html, type Locale, type Markup } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

const tones: Readonly<Record<string, string>> = {
  Pendiente: 'info',
  Aceptada: 'good',
  Rechazada: 'danger',
  Expirada: 'danger',
}

/** A status in words, with a colour that says nothing the words do not. */
export function statusLabel(rawStatus: string, locale: Locale): Markup {
  const words: Readonly<Record<string, string>> = texts[locale].statuses
  return html`<span class="tag ${own(tones, rawStatus) ?? ''}">${own(words, rawStatus) ?? rawStatus}</span>`
}
