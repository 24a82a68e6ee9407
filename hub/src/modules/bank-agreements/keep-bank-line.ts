import type { AppContext } from '../../app-context.ts'
import { raiseOnce } from '../payments/index.ts'
import type { BankLineSeen } from './bank-line-words.ts'
import { agreementInstance } from './read-bank-lines.ts'

/** Has a person look into a line that says nothing of a payment as it stands, once however often it comes. */
export async function keepBankLine(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  { name }: { readonly name: string },
  { line, providerRef, seen }: BankLineSeen,
): Promise<void> {
  const { reference, paid, amount, unread = [] } = line
  const where = { file: name, line: String(line.line) }
  const about = { instance: agreementInstance, providerRef, at: clock.wall() }
  await raiseOnce(
    database,
    seen === null || paid === null
      ? {
          ...about,
          kind: 'unreadable-line',
          reference: visible(reference),
          facts: {
            ...where,
            unread: unread.join(' '),
            currency: 'COP',
            ...(amount !== undefined && { seen: amount }),
          },
        }
      : {
          ...about,
          kind: 'wrong-day',
          reference: seen.reference,
          facts: { ...where, day: paid.day, seen: paid.amount, currency: 'COP' },
        },
  )
}

/** What cannot be seen, and what a database refuses, is shown to have been there. */
const visible = (reference: string) => reference.replaceAll(/\p{C}/gu, '\u{FFFD}')
