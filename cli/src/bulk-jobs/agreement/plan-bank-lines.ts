import type { JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import type { BankChange } from './bank-change.ts'
import { uploadBankLines, type BankResult, type BankRow, longestCell } from './bank-part.ts'
import type { FirstLines } from '../first-lines.ts'
import { formatCop, type Locale, translator } from '../../i18n.ts'

export interface BankPlanContext {
  readonly name: string
  /** The first line that pays an agreement, over the whole file. */
  readonly paid: FirstLines
  readonly context: JobContext
}

/** Few enough that a stopped run loses little, many enough that a file of thousands needs few calls. */
const linesPerUnit = 100

/** The others pay, or a person is to look into them once the hub has kept them. */
function isKnown({ result, by_hand: isByHand }: BankResult): boolean {
  return result === 'resolved' || (result === 'already-paid' && !isByHand)
}

/** What the hub would do with each line: one question for all of them. */
export async function planBankLines(
  rows: readonly WithLine<BankRow>[],
  { name, paid, context: { hub, locale } }: BankPlanContext,
): Promise<readonly PlannedLine[]> {
  const results = await uploadBankLines(hub, { name, mode: 'plan', rows })
  return rows.map(({ line, row }, index): PlannedLine => {
    const answer = results.get(line)
    if (answer === undefined)
      return { is: 'wrong', why: unreadableReason(row.reference, [], locale), about: row.reference, line }
    const result = afterEarlierParts(answer, paid)
    const what = wordsOf(result, locale)
    if (isKnown(result)) return { is: 'same', line, what }
    const change: BankChange = { name, row: { ...row } }
    const unit = `bank-${rows[index - (index % linesPerUnit)]?.line ?? line}`
    return { is: 'change', line, what, change, unit }
  })
}

/** Of two lines that pay one agreement, in parts that do not know of one another, the first does. */
function afterEarlierParts(answer: BankResult, paid: FirstLines): BankResult {
  const { result, reference, line } = answer
  const isPaidBefore = result === 'paid' && paid.lineOf(reference.toUpperCase(), line) !== null
  return isPaidBefore ? { ...answer, result: 'repeated' } : answer
}

/** What became of a line, or would, with what was expected and what the file says. */
export function wordsOf(
  { result, by_hand: isByHand, reference, amount, expected, unreadable }: BankResult,
  locale: Locale,
): string {
  if (result === 'unreadable') return unreadableReason(reference, unreadable, locale)
  const pesos = (n: number | null) => (n === null ? '-' : formatCop(locale, n))
  return translator('agreement', locale)(isByHand ? 'by-hand' : result, {
    reference,
    amount: pesos(amount),
    expected: pesos(expected),
  })
}

/** What of a line cannot be read, and how it is written. */
function unreadableReason(reference: string, unread: BankResult['unreadable'], locale: Locale): string {
  const t = translator('agreement', locale)
  const parts = unread.length === 0 ? (['line'] as const) : unread
  const why = parts.map((part) => t(`unreadable_${part}`, { longest: longestCell })).join('; ')
  return t('unreadable', { reference: reference.replaceAll(/\p{Cc}/gu, ' ') || '-', why })
}
