import type { components } from '@matricula/hub/api'
import type { BankCells } from '@matricula/hub/api/bank-line'
import type { WithLine } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'

export const longestCell = 60

/** A line of the bank's file, as it is written. */
export interface BankRow extends BankCells {
  /** Which of its equals in the whole file it is; a run that the version before planned does not know. */
  readonly occurrence?: number
}

export type BankResult = components['schemas']['BankLineResult']
type Approval = components['schemas']['Approval']

export interface BankPart {
  readonly name: string
  readonly mode: components['schemas']['BankFile']['mode']
  readonly rows: readonly WithLine<BankRow>[]
}

/** Much money waits for a second person: nothing was done, and there is a request for it. */
export class SecondApprovalRequested extends Error {
  constructor({ id }: Approval) {
    super(id)
  }
}

/** What the hub makes of some lines, by line of the whole file. Throws SecondApprovalRequested. */
export async function uploadBankLines(
  hub: Hub,
  { name, mode, rows }: BankPart,
): Promise<ReadonlyMap<number, BankResult>> {
  const results = new Map<number, BankResult>()
  for (const part of partsOf(rows)) {
    const occurrences = part.flatMap(({ row: { occurrence } }) => occurrence ?? [])
    const body = {
      name: nameFor(name),
      mode,
      content: contentOf(part),
      first_line: part[0]?.line ?? 2,
      ...(occurrences.length === part.length && { occurrences }),
    }
    const answers = await unwrap(hub.api.POST('/api/payments/bank-agreement/file', { body }))
    if (!Array.isArray(answers)) throw new SecondApprovalRequested(answers)
    for (const answer of answers) results.set(answer.line, answer)
  }
  return results
}

const widestGap = 1000

/** Lines that are left out in between leave a gap, so that the hub counts as the file does; a wide one is cut. */
function partsOf(rows: readonly WithLine<BankRow>[]): readonly (readonly WithLine<BankRow>[])[] {
  const parts: WithLine<BankRow>[][] = []
  for (const row of rows) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part === undefined || last === undefined || row.line - last.line > widestGap) parts.push([row])
    else part.push(row)
  }
  return parts
}

function contentOf(rows: readonly WithLine<BankRow>[]): string {
  let at = (rows[0]?.line ?? 2) - 1
  const lines = rows.map(({ line, row: { reference, amount, date } }) => {
    const gap = '\n'.repeat(line - at)
    at = line
    return `${gap}${[reference, amount, date].map(quoted).join(';')}`
  })
  return `referencia;valor;fecha${lines.join('')}\n`
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

const longestName = 100

function nameFor(name: string): string {
  return (
    name
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, longestName)
      .trim() || '-'
  )
}
