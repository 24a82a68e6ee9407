import { isLocalDate } from './local-date.ts'
import { pesosIn } from './pesos.ts'

/** A line of the bank's file as its cells are written. */
export interface BankCells {
  readonly reference: string
  readonly amount: string
  readonly date: string
}

/** What the cells say; null where they cannot be read. */
export interface BankLineRead {
  readonly reference: string | null
  /** COP. */
  readonly amount: number | null
  /** The day in Bogotá, YYYY-MM-DD. */
  readonly day: string | null
}

export const longestReference = 60

/** Pure: the cells of a line of the bank's file, each for itself (bank-agreements-7). */
export function readBankCells({ reference, amount, date }: BankCells): BankLineRead {
  const written = reference.trim()
  return {
    reference: isPlain(written) ? written.slice(0, longestReference) : null,
    amount: pesosIn(amount),
    day: dayOf(date.trim()),
  }
}

/** A line of which everything can be read. */
export type BankPayment = { readonly [part in keyof BankLineRead]: NonNullable<BankLineRead[part]> }

/** The same for payments that the bank's file cannot tell apart (bank-agreements-16). */
export function equalityKeyOf({ reference, amount, day }: BankPayment): string {
  return `${reference.toUpperCase()} ${day} ${amount}`
}

/** How many times something has come, with this one. */
export function countTimes(): (what: string) => number {
  const times = new Map<string, number>()
  return (what) => {
    const time = (times.get(what) ?? 0) + 1
    times.set(what, time)
    return time
  }
}

/** What is written as it is read: with a mark that turns the direction round, one reference passes for another. */
function isPlain(reference: string): boolean {
  return reference !== '' && !/\p{C}/u.test(reference)
}

/** 2025-06-19 or 19/06/2025. */
function dayOf(text: string): string | null {
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  return isLocalDate(day) ? day : null
}
