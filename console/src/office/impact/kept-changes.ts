import type { ChangeValues, ImpactValues } from './change-form.ts'

const PLACE = 'office-impact-changes'

/** What somebody writes stays in this tab over a page loaded anew, until it is published or begun anew. */
export function keepChanges(changes: NonNullable<ImpactValues['changes']>): void {
  sessionStorage.setItem(PLACE, JSON.stringify(changes.map((change) => change ?? {})))
}

export function keptChanges(): readonly ChangeValues[] {
  return JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
}

export function forgetChanges(): void {
  sessionStorage.removeItem(PLACE)
}
