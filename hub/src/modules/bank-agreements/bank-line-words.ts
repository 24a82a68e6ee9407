import type { BankFileLine as BankLine, LocalDate, ProviderPayment } from '@matricula/contract'
import { countTimes, equalityKeyOf } from '../../../api/bank-line.ts'
import { sha256 } from '../../shared/ids.ts'
import type { BankFileText } from './read-bank-lines.ts'

/** A line of the bank's file as a provider's word. */
export interface BankLineSeen {
  readonly line: BankLine
  /** The line's name, which stays when the same one comes in another file. */
  readonly providerRef: string
  /** Null where it cannot be read. */
  readonly seen: ProviderPayment | null
}

/** The lines of a file with a name for each, by which equal ones are told apart (bank-agreements-16). */
export function bankLineWords(
  lines: readonly BankLine[],
  { content, firstLine, occurrences }: Pick<BankFileText, 'content' | 'firstLine' | 'occurrences'>,
): readonly BankLineSeen[] {
  const written = content.split(/\r\n|\r|\n/)
  const counted = countTimes()
  return lines.map((line, at) => {
    const { paid } = line
    if (paid === null) {
      const text = written[line.line - (firstLine ?? 2) + 1] ?? ''
      const time = occurrences?.[at] ?? counted(text)
      return { line, providerRef: `unreadable/${sha256(text)}/${time}`, seen: null }
    }
    const reference = line.reference.toUpperCase()
    const time = occurrences?.[at] ?? counted(equalityKeyOf({ reference, ...paid }))
    const seen = wordOfLine(reference, paid, time)
    return { line, providerRef: seen.providerRef, seen }
  })
}

/** The day that the bank gives a payment of its file, by the name that it has here. */
export function dayOfBankLine(providerRef: string): LocalDate {
  const [day = ''] = providerRef.split('/', 1)
  return day
}

function wordOfLine(
  reference: string,
  { amount, day }: NonNullable<BankLine['paid']>,
  time: number,
): ProviderPayment {
  return {
    reference,
    providerRef: `${day}/${amount}/${time}`,
    status: 'approved',
    rawStatus: 'in-bank-file',
    amount,
    currency: 'COP',
    at: new Date(`${day}T12:00:00-05:00`).toISOString(),
    means: null,
    reason: null,
    test: false,
  }
}
