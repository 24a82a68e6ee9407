import type { components } from '@matricula/hub/api'
import { UsageFault } from '../../faults.ts'
import type { PlannedLine, RecordStream } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { type Catalogue, type Grade, openCatalogue } from '../../bulk-jobs/fees/catalogue.ts'
import { type FeeStep, feeChangeOf } from '../../bulk-jobs/fees/fee-change.ts'
import { planFees } from '../../bulk-jobs/fees/plan-fees.ts'
import { readFeeRow } from '../../bulk-jobs/fees/read-row.ts'
import { firstLines } from '../../bulk-jobs/first-lines.ts'
import { isWrong } from '../../bulk-jobs/read-cells.ts'
import { maxListedErrors } from '../../bulk/plan/plan-run.ts'
import { type Locale, translator } from '../../i18n.ts'

export type Impact = components['schemas']['FeeImpact']

export interface Preview {
  readonly grades: readonly Impact[]
  /** How many rows cannot be counted in, and the first of them. */
  readonly wrongRows: number
  readonly wrong: readonly { readonly line: number; readonly why: string }[]
}

export interface PreviewQuery {
  readonly hub: Hub
  readonly locale: Locale
  readonly records: RecordStream
}

/** What the hub takes in one question. */
const mostOfGrade = 50

/** What a file of fees would do to the families of each grade it changes. */
export async function previewImpact({ hub, locale, records }: PreviewQuery): Promise<Preview> {
  const catalogue = openCatalogue(hub)
  const changes = new Map<number, Change[]>()
  const wrong: { line: number; why: string }[] = []
  let wrongRows = 0
  for await (const one of plannedRows(records, { catalogue, locale })) {
    if (one.is === 'wrong') {
      wrongRows += 1
      if (wrong.length < maxListedErrors) wrong.push({ line: one.line, why: one.why })
    }
    if (one.is !== 'change') continue
    const { code, steps } = feeChangeOf(one.change)
    for (const { grade, change } of await changesOf(code, steps, catalogue)) {
      const ofGrade = changes.get(grade.id) ?? []
      changes.set(grade.id, ofGrade)
      ofGrade.push(change)
      mustFit(ofGrade, { grade, locale })
    }
  }
  const grades: Impact[] = []
  for (const [grade, ofGrade] of changes) {
    const body = { grade, changes: ofGrade }
    grades.push(await unwrap(hub.api.POST('/api/enrollment/admin/fees/impact', { body })))
  }
  return { grades, wrongRows, wrong }
}

type Change = components['schemas']['FeeChange']

interface ImpactContext {
  readonly catalogue: Catalogue
  readonly locale: Locale
}

async function* plannedRows(
  records: RecordStream,
  { catalogue, locale }: ImpactContext,
): AsyncGenerator<PlannedLine> {
  const seen = firstLines()
  for await (const record of records) {
    const { line } = record
    const row = 'cells' in record ? readFeeRow(record.cells, locale) : record
    if (isWrong(row)) yield { ...row, line }
    else yield* await planFees([{ line, row }], { seen, locale, catalogue })
  }
}

interface GradeChange {
  readonly grade: Grade
  readonly change: Change
}

/** The changes of a line that a price could hang on. */
async function changesOf(
  code: string,
  steps: readonly FeeStep[],
  catalogue: Catalogue,
): Promise<readonly GradeChange[]> {
  const found: GradeChange[] = []
  for (const step of steps) {
    if (step.does === 'create') {
      const { type, value } = step.terms
      const change = { code, type, value, does: 'create' } as const
      found.push(...step.grades.map((grade) => ({ grade, change })))
      continue
    }
    const { grade, does } = step
    const fee = (await catalogue.feesOf(grade)).get(code)
    const value = step.does === 'edit' ? step.terms.value : fee?.value
    const isMoved = does === 'archive' || value !== fee?.value
    if (fee === undefined || value === undefined || !isMoved) continue
    found.push({ grade, change: { code, type: fee.type, value, does } })
  }
  return found
}

function mustFit(
  changes: readonly Change[],
  { grade, locale }: { readonly grade: Grade; readonly locale: Locale },
): void {
  if (changes.length <= mostOfGrade) return
  const t = translator('fees', locale)
  throw new UsageFault(t('tooMany', { grade: grade.name, most: mostOfGrade }), [t('tooManyNext')])
}
