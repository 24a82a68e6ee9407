import type { ChangeValues, ImpactValues } from './change-form.ts'

const STORAGE_KEY = 'office-impact-changes'

/** What somebody writes stays in this tab over a page loaded anew, until it is published or begun anew. */
export function saveChanges(changes: NonNullable<ImpactValues['changes']>): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(changes.map((change) => change ?? {})))
}

export function savedChanges(): readonly ChangeValues[] {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
}

export function forgetChanges(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
