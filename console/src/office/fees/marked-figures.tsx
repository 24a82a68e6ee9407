import type { ReactNode } from 'react'
import { formatCop } from '../../money.ts'
import { highlight } from '../list/highlight.tsx'

/** An amount with what was searched for marked: it is found by its bare digits too, '50000' in 650.000. */
export function markedFigures(amount: number, search: string): ReactNode {
  const written = formatCop(amount)
  return highlight(
    written,
    search
      .split(/\s+/)
      .map((word) => figureText(written, word))
      .join(' '),
  )
}

/** A word of bare digits as it stands in the written amount, its dots included; other words stay. */
export function figureText(written: string, word: string): string {
  if (!/^\d+$/.test(word)) return word
  const found = new RegExp(word.split('').join('\\.?')).exec(written)
  return found === null ? word : found[0]
}
