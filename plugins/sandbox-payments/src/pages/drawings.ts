import { html, type Markup } from '@matricula/contract/sandbox'
import type { Means } from '../settings.ts'

/** A small picture of each means; decoration, so that a screen reader passes it by. */
export const drawings: Readonly<Record<Means, Markup>> = {
  card: picture(
    html`<rect x="1" y="4" width="38" height="24" rx="4" fill="#14261f" />
      <rect x="1" y="9" width="38" height="5" fill="#f2b632" />
      <rect x="5" y="20" width="14" height="3" fill="#fff" />`,
  ),
  pse: picture(
    html`<circle cx="20" cy="16" r="14" fill="#1f5fa8" />
      <path d="M12 14l8-5 8 5zM13 15h2v6h-2zM19 15h2v6h-2zM25 15h2v6h-2zM11 22h18v2H11z" fill="#fff" />`,
  ),
  cash: picture(
    html`<rect x="1" y="6" width="38" height="20" rx="2" fill="#0f6b4c" />
      <circle cx="20" cy="16" r="6" fill="#fff" />`,
  ),
  transfer: picture(html`<path d="M4 12h26v-6l8 9-8 9v-6H4z" fill="#1f5fa8" />`),
}

function picture(shapes: Markup): Markup {
  return html`<svg width="40" height="32" viewBox="0 0 40 32" aria-hidden="true" focusable="false">
    ${shapes}
  </svg>`
}
