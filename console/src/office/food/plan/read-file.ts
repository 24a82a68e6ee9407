import { parseLines } from './parse-rows.ts'
import type { MissingColumn, ParsedRows } from './parse-rows.ts'

export const MAX_BYTES = 1_048_576

/** A chosen file, read, or why it is none of ours. */
export interface PlanFile {
  readonly name: string
  readonly parsed: ParsedRows | MissingColumn | 'too-large' | 'no-workbook' | 'no-table'
}

export async function readPlanFile(file: File): Promise<PlanFile> {
  if (file.size > MAX_BYTES) return { name: file.name, parsed: 'too-large' }
  const lines = isWorkbook(file) ? await linesOfWorkbook(file) : await linesOfText(file)
  return { name: file.name, parsed: typeof lines === 'string' ? lines : parseLines(lines) }
}

function isWorkbook({ name }: File): boolean {
  return name.toLowerCase().endsWith('.xlsx')
}

/** The first sheet. */
async function linesOfWorkbook(file: File): Promise<string[][] | 'no-workbook'> {
  const { InvalidInputError, InvalidSpreadsheetError, readSheet } = await import('read-excel-file/browser')
  try {
    return (await readSheet(file)).map((row) => row.map((cell) => String(cell ?? '')))
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError) return 'no-workbook'
    throw error
  }
}

async function linesOfText(file: File): Promise<string[][] | 'no-table'> {
  const { default: papa } = await import('papaparse')
  const written = textOf(await file.arrayBuffer())
  // No text has this sign; a picture and an old workbook do.
  if (written.includes('\0')) return 'no-table'
  return papa.parse<string[]>(written, { delimiter: delimiterOf(written) }).data
}

/** Excel in Spanish writes its CSV files in Windows' own signs rather than in UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Neither codes nor services have one of these signs in them: the first that is there separates. */
function delimiterOf(written: string): string {
  return /[;,\t]/.exec(written)?.[0] ?? ','
}
