import { escapeHtml } from '../escape-html.ts'

/** Markup that is safe to send as it is. Only `html` makes it. */
export interface Markup {
  readonly markup: string
}

export type Piece = Markup | string | number | null | readonly Piece[]

/** Text in the holes is escaped, markup in them is not; null and an empty list leave nothing. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const markup = texts.map((text, index) => text + renderPiece(pieces[index] ?? null)).join('')
  return { markup }
}

function renderPiece(piece: Piece): string {
  if (piece === null) return ''
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece))
  if ('markup' in piece) return piece.markup
  return piece.map(renderPiece).join('')
}
