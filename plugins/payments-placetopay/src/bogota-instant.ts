import { bogotaTime } from '@matricula/contract'

/** An instant as the vendor writes it: `2026-01-15T10:00:00-05:00`, to the second. */
export function bogotaInstant(at: Date): string {
  return `${bogotaTime(at)}-05:00`
}
