import { UsageFault } from '../../faults.ts'
import { unwrap, everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { nearest } from '../../nearest.ts'
import type { RecordStream } from '../job.ts'
import { plainName } from './headings.ts'
import { studentSteps } from '@matricula/hub/api/lists'
import type { Translate } from '../../i18n.ts'

type Step = (typeof studentSteps)[number]

/** Which of the season's students, as flags say it. */
export interface StudentsQuery {
  readonly student?: string
  readonly grade?: string
  readonly state?: string
  readonly missing?: string
  readonly search?: string
  readonly quietSince?: string
}

interface StudentQueryContext {
  readonly hub: () => Promise<Hub>
  readonly t: Translate<'source'>
}

/** Records with the school codes of those students, in the order of the codes. UsageFault for a flag that says nothing. */
export function chooseStudents(query: StudentsQuery, context: StudentQueryContext): RecordStream {
  const { student, ...filter } = query
  const { t } = context
  if (student === undefined) return studentsAtHub(filter, context)
  if (Object.values(filter).some((flag) => flag !== undefined)) throw new UsageFault(t('studentAlone'))
  return recordsOf(codesIn(student, t))
}

export function codesIn(written: string, t: Translate<'source'>): readonly string[] {
  const codes = [...new Set(written.split(/[\s,;]+/).filter((code) => code !== ''))]
  const invalid = codes.find((code) => !/^[A-Za-z0-9-]{1,20}$/.test(code))
  if (codes.length === 0 || invalid !== undefined) {
    throw new UsageFault(t('badCodes', { code: invalid ?? written }), [t('badCodesNext')])
  }
  return codes
}

async function* recordsOf(codes: readonly string[]): RecordStream {
  for (const [at, student] of codes.entries()) yield { line: at + 1, cells: { student } }
}

async function* studentsAtHub(
  query: Omit<StudentsQuery, 'student'>,
  { hub: open, t }: StudentQueryContext,
): RecordStream {
  const step = stepsIn(query, t)
  if (query.quietSince !== undefined && !/^\d{4}-\d\d-\d\d$/.test(query.quietSince)) {
    throw new UsageFault(t('badDay', { day: query.quietSince }), [t('badDayNext')])
  }
  const hub = await open()
  const grades = query.grade === undefined ? [undefined] : await gradesIn(query.grade, hub, t)
  let line = 0
  for (const grade of grades) {
    const filter = {
      ...(step !== undefined && { step }),
      ...(grade !== undefined && { grade }),
      ...(query.search !== undefined && { search: query.search }),
      ...(query.quietSince !== undefined && { waiting_since: query.quietSince }),
      sort: 'student' as const,
      'page[size]': largestPage,
    }
    const rows = everyRow((page) =>
      unwrapPage(
        hub.api.GET('/api/enrollment/admin/progress', {
          params: { query: { ...filter, 'page[number]': page } },
        }),
      ),
    )
    for await (const { student } of rows) yield { line: (line += 1), cells: { student } }
  }
}

/** `--state` names steps; `--missing pay` means whoever has not got past it. */
export function stepsIn(
  { state, missing }: Pick<StudentsQuery, 'state' | 'missing'>,
  t: Translate<'source'>,
): string | undefined {
  if (missing === undefined) return state === undefined ? undefined : words(state).map(stepOf).join(',')
  if (state !== undefined) throw new UsageFault(t('stateOrMissing'))
  const first = studentSteps.indexOf('not-entered')
  const last = Math.max(first, studentSteps.indexOf(stepOf(missing)))
  return studentSteps.slice(first, last + 1).join(',')

  function stepOf(word: string): Step {
    const step = studentSteps.find((one) => one === word.toLowerCase())
    if (step !== undefined) return step
    const near = nearest(word, studentSteps)
    throw new UsageFault(t('badStep', { step: word }), [
      ...(near === null ? [] : [t('meantHeading', { name: near })]),
      t('knownSteps', { steps: studentSteps.join(', ') }),
    ])
  }
}

/** Grades by their number or their name, each once. */
export async function gradesIn(
  written: string,
  hub: Hub,
  t: Translate<'source'>,
): Promise<readonly number[]> {
  const grades = await unwrap(hub.api.GET('/api/enrollment/admin/grades'))
  const ids = words(written).map((word) => {
    const found = grades.find(
      ({ id_grade, grade_enrollment, grade_sap_pricelist }) =>
        String(id_grade) === word ||
        [grade_enrollment, grade_sap_pricelist].some((name) => plainName(name) === plainName(word)),
    )
    if (found !== undefined) return found.id_grade
    throw new UsageFault(t('badGrade', { grade: word }), [
      t('knownGrades', {
        grades: grades.map(({ id_grade, grade_enrollment }) => `${id_grade} ${grade_enrollment}`).join(', '),
      }),
    ])
  })
  return [...new Set(ids)]
}

function words(written: string): readonly string[] {
  return written
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
