import { useState } from 'react'
import type { ChosenChildren } from './chosen-children.ts'

const PLACE = 'matricula.family.chosen'

/** Whom to pay for, kept for this tab: over a visit to a child's wizard, and over a session that ends. */
export function useChosenChildren(): [ChosenChildren, (next: ChosenChildren) => void] {
  const [chosen, setChosen] = useState<ChosenChildren>(read)
  const keep = (next: ChosenChildren) => {
    setChosen(next)
    sessionStorage.setItem(PLACE, JSON.stringify([...next]))
  }
  return [chosen, keep]
}

function read(): ChosenChildren {
  const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
  return new Set(Array.isArray(kept) ? kept.map(String) : [])
}
