import { daysAfter } from '../../dates.ts'

/** The day that an address asks for; null: none, or one that the calendar does not have. */
export function requestedDay(search: URLSearchParams): string | null {
  const day = search.get('day') ?? ''
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return isWritten && daysAfter(day, 0) === day ? day : null
}

/** The same address with some of its parts changed; empty drops one. */
export function addressWith(search: URLSearchParams, change: Readonly<Record<string, string>>): string {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return `?${changed}`
}
