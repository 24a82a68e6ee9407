import type { ReactNode } from 'react'

/** A text with the searched words marked; accents and case do not matter, as they do not to the hub. */
export function highlight(text: string, search: string): ReactNode {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const folded = fold(text)
  if (words.length === 0 || folded.length !== text.length) return text
  const spots = words.flatMap((word) => matchesOf(folded, word)).toSorted((a, b) => a.from - b.from)
  const pieces: ReactNode[] = []
  let at = 0
  for (const { from, to } of spots) {
    if (from < at) continue
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  return [...pieces, text.slice(at)]
}

function matchesOf(text: string, word: string): { from: number; to: number }[] {
  const spots = []
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    spots.push({ from, to: from + word.length })
  }
  return spots
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
