import type { JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import type { BankChange } from './bank-change.ts'
import { uploadBankLines, type BankResult, type BankRow, longestCell } from './bank-part.ts'
import { formatCop, type Locale, translator } from '../../i18n.ts'

export interface BankPlanContext {
  readonly name: string
  readonly context: JobContext
}

/** Few enough that a stopped run loses little, many enough that a file of thousands needs few calls. */
const linesPerUnit = 100

/** Those that pay, and those that a person is to look into once the hub has kept them. */
const toSend: readonly BankResult['result'][] = ['paid', 'repeated', 'unknown', 'wrong-amount', 'expired']
const known: readonly BankResult['result'][] = ['already-paid', 'resolved']

/** What the hub would do with each line: one question for all of them. */
export async function planBankLines(
  rows: readonly WithLine<BankRow>[],
  { name, context: { hub, locale } }: BankPlanContext,
): Promise<readonly PlannedLine[]> {
  const results = await uploadBankLines(hub, { name, mode: 'plan', rows })
  return rows.map(({ line, row }, index): PlannedLine => {
    const result = results.get(line)
    if (result !== undefined && toSend.includes(result.result)) {
      const change: BankChange = { name, row: { ...row } }
      const unit = `bank-${rows[index - (index % linesPerUnit)]?.line ?? line}`
      return { is: 'change', line, what: wordsOf(result, locale), change, unit }
    }
    if (result !== undefined && known.includes(result.result))
      return { is: 'same', line, what: wordsOf(result, locale) }
    const why = result === undefined ? unreadableReason(row.reference, [], locale) : wordsOf(result, locale)
    return { is: 'wrong', why, about: row.reference, line }
  })
}

/** What became of a line, or would, with what was expected and what the file says. */
export function wordsOf(
  { result, reference, amount, expected, unreadable }: BankResult,
  locale: Locale,
): string {
  if (result === 'unreadable') return unreadableReason(reference, unreadable, locale)
  const pesos = (n: number | null) => (n === null ? '-' : formatCop(locale, n))
  return translator('agreement', locale)(result, {
    reference,
    amount: pesos(amount),
    expected: pesos(expected),
  })
}

/** What of a line cannot be read, and how it is written. */
export function unreadableReason(
  reference: string,
  unread: BankResult['unreadable'],
  locale: Locale,
): string {
  const t = translator('agreement', locale)
  const parts = unread.length === 0 ? (['line'] as const) : unread
  const why = parts.map((part) => t(`unreadable_${part}`, { longest: longestCell })).join('; ')
  return t('unreadable', { reference, why })
}
