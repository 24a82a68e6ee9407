import { InvalidArgumentError } from 'commander'

/** Readers of flags' values; the words for a wrong one are the program's own (mistakes.ts). */
export function whole({ least, most }: { least: number; most: number }): (written: string) => number {
  return (written) => {
    const number = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN
    if (!(number >= least && number <= most)) throw new InvalidArgumentError('')
    return number
  }
}

/** So many days, or `never` for null. */
export function daysOrNever(most: number): (written: string) => number | null {
  const days = whole({ least: 1, most })
  return (written) => (written === 'never' ? null : days(written))
}

/** A day of the calendar, 2025-06-19. */
export function day(written: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))
  if (!isDay || new Date(written).toISOString().slice(0, 10) !== written) throw new InvalidArgumentError('')
  return written
}

/** A student's code: five letters or digits. */
export function studentCode(written: string): string {
  if (!/^[A-Za-z0-9]{5}$/.test(written)) throw new InvalidArgumentError('')
  return written.toUpperCase()
}

/** The token that names an order or a payment. */
export function token(written: string): string {
  if (!/^[\da-f]{32}$/i.test(written)) throw new InvalidArgumentError('')
  return written
}

/** The id of a key or of a match. */
export function uuid(written: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(written)) throw new InvalidArgumentError('')
  return written
}

/** Gathers a flag that may be given many times, each with several values between commas. */
export function several(written: string, before: readonly string[] = []): readonly string[] {
  const values = written.split(',').map((value) => value.trim())
  if (values.includes('')) throw new InvalidArgumentError('')
  return [...before, ...values]
}
