import { html, type Markup } from '@matricula/contract/sandbox'

/** A text in which the web addresses can be followed; everything else stays plain text. */
export function withLinks(text: string): Markup {
  const pieces = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
  const shown = pieces.map((piece, index) =>
    index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : piece,
  )
  return html`${shown}`
}
