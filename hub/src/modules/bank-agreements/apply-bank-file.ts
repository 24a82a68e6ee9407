import type { BankFilePart } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { agreementsByReference } from './bank-file.store.ts'
import { bankLineWords, type BankLineSeen } from './bank-line-words.ts'
import {
  afterLine,
  type AgreementFound,
  type BankResult,
  bankResults,
  decideBankLine,
  isConfirmedByHand,
} from './decide-bank-line.ts'
import { isWrongDay } from './is-wrong-day.ts'
import { keepBankLine } from './keep-bank-line.ts'
import { agreementInstance, readBankLines, type BankFileText } from './read-bank-lines.ts'
import { settleBankLine } from './settle-bank-line.ts'
import { raiseUnknown } from '../payments/index.ts'

export interface BankFile extends BankFileText {
  readonly name: string
  /** plan: says what would be done. run: does it; the same file again changes nothing. */
  readonly mode: 'plan' | 'run'
  readonly actor: string
  /** Called last in the transaction that notes what a run has done. */
  readonly alongside?: (trx: Transaction, done: string) => Promise<void>
}

export interface BankAnswer {
  readonly line: number
  readonly reference: string
  /** What the file says was paid; null where that cannot be read. */
  readonly amount: number | null
  /** What the agreement of that reference asks for; null where there is none. */
  readonly expected: number | null
  readonly result: BankResult
  /** The agreement was confirmed by hand before, and this is its money. */
  readonly by_hand: boolean
  /** What of the line cannot be read. */
  readonly unreadable: readonly BankFilePart[]
}

/**
 * Reads the bank's file and confirms, one by one, the agreements that it says were paid (bank-agreements-10).
 * What pays nothing is before a person until they have resolved it, also what cannot be read (bank-agreements-15).
 */
export async function applyBankFile(
  app: AppContext,
  file: BankFile,
): Promise<Refusal<'FILE_UNREADABLE'> | readonly BankAnswer[]> {
  const lines = await readBankLines(app.plugins, file)
  if (isRefused(lines)) return lines
  const words = bankLineWords(lines, file)
  const references = words.flatMap(({ seen }) => seen?.reference ?? [])
  const agreements = await agreementsByReference(app.database, references)
  const answers: BankAnswer[] = []
  for (const word of words) {
    const { line, seen } = word
    const found = seen === null ? null : (agreements.get(seen.reference) ?? null)
    const result = await actOn(app, file, { ...word, found })
    if (seen !== null && found !== null) agreements.set(seen.reference, afterLine(found, seen, result))
    answers.push({
      line: line.line,
      reference: line.reference,
      amount: line.paid?.amount ?? line.amount ?? null,
      expected: found?.amount ?? null,
      result,
      by_hand: result === 'already-paid' && found !== null && isConfirmedByHand(found),
      unreadable: line.unread ?? [],
    })
  }
  if (file.mode === 'run') await noteFile(app, file, answers)
  return answers
}

interface Decided extends BankLineSeen {
  readonly found: AgreementFound | null
}

/** Says what the line means, and does it unless the file is but looked at. */
async function actOn(app: AppContext, file: BankFile, { found, ...word }: Decided): Promise<BankResult> {
  const { line, seen } = word
  const { mode, actor, trace } = file
  if (seen === null || isWrongDay(seen, found, app.clock.now())) {
    if (mode === 'run') await keepBankLine(app, file, word)
    return seen === null ? 'unreadable' : 'wrong-day'
  }
  if (found === null) {
    if (mode === 'run') await raiseUnknown(app, agreementInstance, seen)
    return 'unknown'
  }
  if (mode === 'plan') return decideBankLine(seen, found, app.clock.now())
  return settleBankLine(app, { found, seen, actor, trace, reason: `${file.name}, ${line.line}` })
}

async function noteFile(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { content, actor, trace, alongside }: BankFile,
  answers: readonly BankAnswer[],
): Promise<void> {
  const counts = Object.fromEntries(
    bankResults.map((result) => [result, answers.filter((answer) => answer.result === result).length]),
  )
  const subject = sha256(content)
  const entry = {
    at: clock.wall(),
    actor,
    act: 'agreement.file',
    subject,
    before: null,
    after: counts,
    trace,
  }
  await inTransaction(database, async (trx) => {
    await recordAudit(trx, entry)
    await alongside?.(trx, `paid ${counts['paid']} of ${answers.length}`)
  })
}
