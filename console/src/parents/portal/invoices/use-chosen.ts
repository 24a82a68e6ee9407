import { useState } from 'react'
import type { Chosen } from './chosen.ts'

const PLACE = 'matricula.portal.chosen'

/** What is chosen to pay, kept for this tab: over a session that ends, and over the way to a third-party account. */
export function useChosen(): [Chosen, (next: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>(read)
  const keep = (next: Chosen) => {
    setChosen(next)
    sessionStorage.setItem(PLACE, JSON.stringify([...next]))
  }
  return [chosen, keep]
}

export function forgetChosen(): void {
  sessionStorage.removeItem(PLACE)
}

function read(): Chosen {
  const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
  return new Set(Array.isArray(kept) ? kept.map(String) : [])
}
