import { html, type Locale, type Markup } from '@matricula/contract/sandbox'
import { texts } from './texts.ts'

const tones: Readonly<Record<string, string>> = {
  Visto: 'info',
  Firmado: 'good',
  Rechazado: 'danger',
  Vencido: 'danger',
}

/** A status in words, with a colour that says nothing the words do not. */
export function statusLabel(rawStatus: string, locale: Locale): Markup {
  const words: Readonly<Record<string, string>> = texts[locale].statuses
  return html`<span class="tag ${tones[rawStatus] ?? ''}">${words[rawStatus] ?? rawStatus}</span>`
}
