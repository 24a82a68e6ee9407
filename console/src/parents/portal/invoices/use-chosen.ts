import { useState } from 'react'
import type { Chosen } from './chosen.ts'

const STORAGE_KEY = 'matricula.portal.chosen'

/** What is chosen to pay, kept for this tab: over a session that ends, and over the way to a third-party account. */
export function useChosen(): [Chosen, (next: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>(read)
  const store = (next: Chosen) => {
    setChosen(next)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next]))
  }
  return [chosen, store]
}

export function forgetChosen(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}

function read(): Chosen {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  return new Set(Array.isArray(stored) ? stored.map(String) : [])
}
