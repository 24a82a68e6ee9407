/** The day that an address asks for; null: none, or one that the calendar does not have. */
export function requestedDay(search: URLSearchParams): string | null {
  const day = search.get('day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && shiftDay(day, 0) === day ? day : null
}

/** So many days later, or earlier. */
export function shiftDay(day: string, days: number): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(noon) ? '' : new Date(noon + days * 86_400_000).toISOString().slice(0, 10)
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
