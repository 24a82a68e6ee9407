import type { Located, Planned, Wrong } from '../../bulk/work.ts'
import { texts } from '../../texts/fees.ts'
import { type Locale, type Say, speaker } from '../../words.ts'
import type { FirstLines } from '../first-lines.ts'
import { isWrong, wrong, wrongAbout } from '../read-cells.ts'
import { type Catalogue, type Grade, gradeMeant } from './catalogue.ts'
import { decideFee, type Decision } from './decide-fee.ts'
import type { FeeChange, FeeStep } from './fee-change.ts'
import type { FeeRow } from './read-row.ts'
import { whatChanges } from './what-changes.ts'

export interface Planning {
  readonly seen: FirstLines
  readonly locale: Locale
  readonly catalogue: Catalogue
}

/** What a grade of a row comes to. */
export interface Decided {
  readonly grade: Grade
  readonly decision: Decision
}

export async function planFees(
  rows: readonly Located<FeeRow>[],
  planning: Planning,
): Promise<readonly Planned[]> {
  const planned: Planned[] = []
  for (const row of rows) planned.push(await planRow(row, planning))
  return planned
}

async function planRow({ line, row }: Located<FeeRow>, planning: Planning): Promise<Planned> {
  const { catalogue, locale } = planning
  const say = speaker(texts, locale)
  const grades = gradesOf(row, await catalogue.grades(), say)
  if (isWrong(grades)) return { ...grades, line }
  const repeated = repetition({ line, row }, grades, planning)
  if (repeated !== null) return { ...repeated, line }
  const decided: Decided[] = []
  for (const grade of grades) {
    const decision = decideFee(row, { grade, fees: await catalogue.feesOf(grade), say })
    if (isWrong(decision)) return { ...decision, line }
    decided.push({ grade, decision })
  }
  const { code } = row
  const what = whatChanges(code, decided, locale)
  const change: FeeChange = { code, steps: stepsOf(decided) }
  return change.steps.length === 0 ? { is: 'same', line, what } : { is: 'change', line, what, change }
}

function gradesOf(
  row: FeeRow,
  known: readonly Grade[],
  say: Say<keyof typeof texts.es>,
): readonly Grade[] | Wrong {
  const meant = row.grades.map((written) => ({ written, grade: gradeMeant(known, written) }))
  const stranger = meant.find(({ grade }) => grade === null)
  if (stranger !== undefined) {
    const names = known.map(({ id, name }) => `${id} ${name}`).join(', ')
    return wrong(`${say('badGrade', { value: stranger.written })} ${say('gradesKnown', { grades: names })}`)
  }
  const grades = meant.flatMap(({ grade }) => (grade === null ? [] : [grade]))
  const twice = grades.find((grade, at) => grades.indexOf(grade) < at)
  return twice === undefined ? grades : wrong(say('twiceHere', { grade: twice.name }))
}

function repetition(
  { line, row: { code } }: Located<FeeRow>,
  grades: readonly Grade[],
  { seen, locale }: Planning,
): Wrong | null {
  const say = speaker(texts, locale)
  for (const grade of grades) {
    const first = seen.lineOf(`${grade.id}/${code.toUpperCase()}`, line)
    if (first === null) continue
    return wrongAbout(say('ofLine', { code, grade: grade.name, first: String(first) }), say('twice'))
  }
  return null
}

/** New fees of a line go together, all or none; the others one by one. */
function stepsOf(decided: readonly Decided[]): readonly FeeStep[] {
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

function stepAt({ grade: { id: gradeId, name }, decision }: Decided): readonly FeeStep[] {
  const grade = { id: gradeId, name }
  if (decision.is === 'edit') {
    const { fee, terms } = decision
    return [{ does: 'edit', grade, id: fee.id, version: fee.version, terms }]
  }
  return decision.is === 'archive' ? [{ does: 'archive', grade, id: decision.fee.id }] : []
}
