import type { WithLine, PlannedLine, WrongRow } from '../../bulk/job.ts'
import type { FirstLines } from '../first-lines.ts'
import { isWrong, wrong, wrongAbout } from '../read-cells.ts'
import { type Catalogue, type Grade, gradeMeant } from './catalogue.ts'
import { decideFee, type FeeDecision } from './decide-fee.ts'
import type { FeeChange, FeeStep } from './fee-change.ts'
import type { FeeRow } from './read-row.ts'
import type { FeeDifference, FeeTerms } from './fee.ts'
import { formatNumber } from '@matricula/hub/api/format-message'
import { formatCop, type Locale, type Translate, translator } from '../../i18n.ts'

export interface FeePlanContext {
  readonly seen: FirstLines
  readonly locale: Locale
  readonly catalogue: Catalogue
}

/** What a grade of a row comes to. */
export interface GradeDecision {
  readonly grade: Grade
  readonly decision: FeeDecision
}

export async function planFees(
  rows: readonly WithLine<FeeRow>[],
  context: FeePlanContext,
): Promise<readonly PlannedLine[]> {
  const planned: PlannedLine[] = []
  for (const row of rows) planned.push(await planRow(row, context))
  return planned
}

async function planRow({ line, row }: WithLine<FeeRow>, context: FeePlanContext): Promise<PlannedLine> {
  const { catalogue, locale } = context
  const t = translator('fees', locale)
  const grades = gradesOf(row, await catalogue.grades(), t)
  if (isWrong(grades)) return { ...grades, line }
  const repeated = repetition({ line, row }, grades, context)
  if (repeated !== null) return { ...repeated, line }
  const decided: GradeDecision[] = []
  for (const grade of grades) {
    const decision = decideFee(row, { grade, fees: await catalogue.feesOf(grade), t })
    if (isWrong(decision)) return { ...decision, line }
    decided.push({ grade, decision })
  }
  const { code } = row
  const what = whatChanges(code, decided, locale)
  const change: FeeChange = { code, steps: stepsOf(decided) }
  return change.steps.length === 0 ? { is: 'same', line, what } : { is: 'change', line, what, change }
}

function gradesOf(row: FeeRow, known: readonly Grade[], t: Translate<'fees'>): readonly Grade[] | WrongRow {
  const meant = row.grades.map((written) => ({ written, grade: gradeMeant(known, written) }))
  const stranger = meant.find(({ grade }) => grade === null)
  if (stranger !== undefined) {
    const names = known.map(({ id, name }) => `${id} ${name}`).join(', ')
    return wrong(`${t('badGrade', { value: stranger.written })} ${t('gradesKnown', { grades: names })}`)
  }
  const grades = meant.flatMap(({ grade }) => (grade === null ? [] : [grade]))
  const twice = grades.find((grade, at) => grades.indexOf(grade) < at)
  return twice === undefined ? grades : wrong(t('twiceHere', { grade: twice.name }))
}

function repetition(
  { line, row: { code } }: WithLine<FeeRow>,
  grades: readonly Grade[],
  { seen, locale }: FeePlanContext,
): WrongRow | null {
  const t = translator('fees', locale)
  for (const grade of grades) {
    const first = seen.lineOf(`${grade.id}/${code.toUpperCase()}`, line)
    if (first === null) continue
    return wrongAbout(t('ofLine', { code, grade: grade.name, first: String(first) }), t('twice'))
  }
  return null
}

/** New fees of a line go together, all or none; the others one by one. */
function stepsOf(decided: readonly GradeDecision[]): readonly FeeStep[] {
  const created = decided.flatMap(({ grade, decision }) =>
    decision.is === 'create' ? [{ grade, terms: decision.terms }] : [],
  )
  const [first] = created
  const create: readonly FeeStep[] =
    first === undefined
      ? []
      : [{ does: 'create', grades: created.map(({ grade }) => ({ ...grade })), terms: first.terms }]
  return [...create, ...decided.flatMap(stepAt)]
}

function stepAt({ grade: { id: gradeId, name }, decision }: GradeDecision): readonly FeeStep[] {
  const grade = { id: gradeId, name }
  if (decision.is === 'edit') {
    const { fee, terms } = decision
    return [{ does: 'edit', grade, id: fee.id, version: fee.version, terms }]
  }
  return decision.is === 'archive' ? [{ does: 'archive', grade, id: decision.fee.id }] : []
}

/** One line for the reader: grades to which the same happens are named together. */
function whatChanges(code: string, decided: readonly GradeDecision[], locale: Locale): string {
  const t = translator('fees', locale)
  const names = new Map<string, string[]>()
  for (const { grade, decision } of decided) {
    const happens = whatHappens(code, decision, { locale, t })
    names.set(happens, [...(names.get(happens) ?? []), grade.name])
  }
  return [...names]
    .map(([happens, grades]) => happens.replace('{grades}', () => grades.join(', ')))
    .join('; ')
}

interface I18n {
  readonly locale: Locale
  readonly t: Translate<'fees'>
}

/** The place of the grades is left for whoever knows them all. */
function whatHappens(code: string, decision: FeeDecision, { locale, t }: I18n): string {
  switch (decision.is) {
    case 'create': {
      const { concept, value } = decision.terms
      return t('create', { code, concept, value: formatCop(locale, value) })
    }
    case 'edit': {
      const changes = decision.differences.map((one) => fromTo(one, { locale, t }))
      return t('change', { code, changes: changes.join(', ') })
    }
    case 'archive':
      return t('archive', { code, concept: decision.fee.concept })
    case 'same':
      return t('same', { code })
  }
}

function fromTo({ field, from, to }: FeeDifference, i18n: I18n): string {
  const shown = (value: FeeTerms[FeeDifference['field']]) =>
    field === 'value' && typeof value === 'number' ? formatCop(i18n.locale, value) : shownAs(value, i18n)
  return i18n.t('fromTo', {
    field: i18n.t(`field_${field}`),
    from: shown(from),
    to: shown(to),
  })
}

const longest = 40

function shownAs(value: FeeTerms[FeeDifference['field']], { locale, t }: I18n): string {
  if (value === null || value === '') return t('empty')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return formatNumber(locale, value)
  return value.length > longest ? `«${value.slice(0, longest)}…»` : `«${value}»`
}
