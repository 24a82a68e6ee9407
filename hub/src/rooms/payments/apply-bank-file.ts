import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { BankLine } from './bank-file.ts'
import { agreementsByReference } from './bank-file.store.ts'
import { confirmAgreement } from './confirm-agreement.ts'
import { type AgreementFound, type BankResult, bankResults, decideBankLine } from './decide-bank-line.ts'
import { readBankLines } from './read-bank-lines.ts'

export interface BankFile {
  readonly name: string
  readonly content: string
  /** Where the line below the header stands in the bank's file; null unless the content is a part of it. */
  readonly firstLine: number | null
  /** plan: says what would be done. run: does it; the same file again changes nothing. */
  readonly mode: 'plan' | 'run'
  readonly actor: string
  readonly trace: string
}

export interface BankAnswer {
  readonly line: number
  readonly reference: string
  /** What the file says was paid; null where that cannot be read. */
  readonly amount: number | null
  /** What the agreement of that reference asks for; null where there is none. */
  readonly expected: number | null
  readonly result: BankResult
}

/** Reads the bank's file and confirms, one by one, the agreements that it says were paid (readings 6.6). */
export async function applyBankFile(house: House, file: BankFile): Promise<Refusal | readonly BankAnswer[]> {
  const lines = await readBankLines(house.plugins, file)
  if (isRefused(lines)) return lines
  const agreements = await agreementsByReference(house.database, lines.map(referenceOf))
  const paid = new Set<string>()
  const answers: BankAnswer[] = []
  for (const line of lines) {
    const found = agreements.get(referenceOf(line)) ?? null
    const result = paid.has(referenceOf(line))
      ? 'already-paid'
      : await act(house, file, { line, found, result: decideBankLine(line, found) })
    if (result === 'paid') paid.add(referenceOf(line))
    answers.push({
      line: line.line,
      reference: line.reference,
      amount: line.paid?.amount ?? null,
      expected: found?.amount ?? null,
      result,
    })
  }
  if (file.mode === 'run') await noteFile(house, file, answers)
  return answers
}

function referenceOf({ reference }: BankLine): string {
  return reference.toUpperCase()
}

interface Decided {
  readonly line: BankLine
  readonly found: AgreementFound | null
  readonly result: BankResult
}

/** Pays what is to be paid; another person may have been first. */
async function act(house: House, file: BankFile, { line, found, result }: Decided): Promise<BankResult> {
  if (file.mode === 'plan' || result !== 'paid' || found === null) return result
  const confirmed = await confirmAgreement(house, {
    token: found.token,
    status: 'PAGO DAVIVIENDA',
    reason: `${file.name}, ${line.line}`,
    actor: file.actor,
    trace: file.trace,
  })
  if (!isRefused(confirmed)) return result
  const fresh = await agreementsByReference(house.database, [referenceOf(line)])
  return decideBankLine(line, fresh.get(referenceOf(line)) ?? null)
}

async function noteFile(
  { database, clock }: House,
  { content, actor, trace }: BankFile,
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
  await recordAudit(database, entry)
}
