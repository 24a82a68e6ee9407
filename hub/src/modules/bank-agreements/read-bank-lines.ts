import { type BankFileLine as BankLine, PluginFault } from '@matricula/contract'
import type { Plugins } from '../../plugins/index.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { longestReference } from '../../../api/bank-line.ts'
import { longest, readBankFile, refuseFile } from './bank-file.ts'

/** The instance that reads the bank's own files. */
export const agreementInstance = 'agreement'
const deadlineMs = 10_000

/** How Excel's files begin once their bytes were taken for text: as any ZIP archive does, or as the older ones do. */
const workbooks = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '\uFFFD\uFFFD\u0011']

export interface BankFileText {
  readonly content: string
  /** Where the line below the header stands in the bank's file; null unless the content is a part of it. */
  readonly firstLine: number | null
  /** Of each payment of a part, which of its equals in the bank's file it is; null where the file is whole. */
  readonly occurrences: readonly number[] | null
  readonly trace: string
}

/**
 * The lines of a bank's file: in the form of the bank agreement where one is configured, else in the hub's own. A part
 * of a file is in the hub's own form always, as whoever cut it has read it.
 */
export async function readBankLines(
  plugins: Pick<Plugins, 'payments'>,
  { content, firstLine, occurrences, trace }: BankFileText,
): Promise<Refusal<'FILE_UNREADABLE'> | readonly BankLine[]> {
  if (workbooks.some((beginning) => content.startsWith(beginning))) return refuseFile('workbook')
  const { bankFiles } = plugins.payments(agreementInstance)
  if (bankFiles === undefined || firstLine !== null) {
    const lines = readBankFile(content, firstLine ?? 2)
    const isCounted = isRefused(lines) || occurrences === null || occurrences.length === lines.length
    return isCounted ? lines : refuseFile('occurrences')
  }
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  try {
    const lines = await bankFiles.read(new TextEncoder().encode(content), read)
    if (lines.length > longest) return refuseFile('tooLong', { limit: longest })
    return lines.map((line) => ({ ...line, reference: line.reference.slice(0, longestReference) }))
  } catch (error) {
    if (error instanceof PluginFault && error.code === 'rejected') return refuseFile('form')
    throw error
  }
}
