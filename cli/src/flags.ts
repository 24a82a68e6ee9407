import { InvalidArgumentError } from 'commander'

/** What a value must be; the sentence about it is in texts/main.ts. */
export type Rule = 'whole' | 'daysOrNever' | 'day' | 'student' | 'token' | 'uuid' | 'list' | 'user'

/** A value that breaks a rule. Commander passes on the message alone, so the rule travels in it. */
export class WrongValue extends InvalidArgumentError {
  constructor(rule: Rule, values: Readonly<Record<string, number>> = {}) {
    super(JSON.stringify({ rule, values }))
  }
}

/** Readers of flags' values; the words for a wrong one are the program's own (usage-faults.ts). */
export function whole({ least, most }: { least: number; most: number }): (written: string) => number {
  return (written) => {
    const number = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN
    if (!(number >= least && number <= most)) throw new WrongValue('whole', { least, most })
    return number
  }
}

/** So many days, or `never` for null. */
export function daysOrNever(most: number): (written: string) => number | null {
  return (written) => {
    if (written === 'never') return null
    const days = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN
    if (!(days >= 1 && days <= most)) throw new WrongValue('daysOrNever', { most })
    return days
  }
}

/** A day of the calendar, 2025-06-19. */
export function day(written: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))
  if (!isDay || new Date(written).toISOString().slice(0, 10) !== written) throw new WrongValue('day')
  return written
}

/** A student's code: five letters or digits. */
export function studentCode(written: string): string {
  if (!/^[A-Za-z0-9]{5}$/.test(written)) throw new WrongValue('student')
  return written.toUpperCase()
}

/** The token that names an order or a payment. */
export function token(written: string): string {
  if (!/^[\da-f]{32}$/i.test(written)) throw new WrongValue('token')
  return written
}

/** The id of a key or of a match. */
export function uuid(written: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(written)) throw new WrongValue('uuid')
  return written
}

/** Gathers a flag that may be given many times, each with several values between commas. */
export function several(written: string, before: readonly string[] = []): readonly string[] {
  const values = written.split(',').map((value) => value.trim())
  if (values.includes('')) throw new WrongValue('list')
  return [...before, ...values]
}
