import { useState } from 'react'
import type { ChosenChildren } from './chosen-children.ts'

const STORAGE_KEY = 'matricula.family.chosen'

/** Whom to pay for, kept for this tab: over a visit to a child's wizard, and over a session that ends. */
export function useChosenChildren(): [ChosenChildren, (next: ChosenChildren) => void] {
  const [chosen, setChosen] = useState<ChosenChildren>(read)
  const store = (next: ChosenChildren) => {
    setChosen(next)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next]))
  }
  return [chosen, store]
}

function read(): ChosenChildren {
  const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  return new Set(Array.isArray(stored) ? stored.map(String) : [])
}
