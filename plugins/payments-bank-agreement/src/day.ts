import type { LocalDate } from '@matricula/contract'

export const dayForms = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYYMMDD',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DDMMYYYY',
] as const
export type DayForm = (typeof dayForms)[number]

const groups: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  DD: '(?<day>\\d{2})',
}

/** The bank's day, which is Bogotá's; an hour behind it is let pass. Null for what is no day. */
export function dayFrom(written: string, form: DayForm): LocalDate | null {
  const pattern = form.replaceAll(/YYYY|MM|DD/g, (part) => groups[part] ?? part)
  const found = new RegExp(`^${pattern}(?:[ T]\\d{2}:\\d{2}(?::\\d{2})?)?$`).exec(written.trim())
  if (!found?.groups) return null
  const { year, month, day } = found.groups
  const date = `${year}-${month}-${day}`
  return isDay(date) ? date : null
}

/** The calendar moves a day that isn't there, such as 30 February, to another. */
function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}
