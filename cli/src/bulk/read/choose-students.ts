import type { components } from '@matricula/hub/api'
import { UsageFault } from '../../faults.ts'
import { answered, everyRow, largestPage, pageAnswered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import { nearest } from '../../mistakes.ts'
import type { SaySource } from '../../texts/source.ts'
import type { Records } from '../work.ts'
import { plainName } from './headings.ts'

type Step = components['schemas']['StudentProgress']['step']

/** From who may not come in to who is done. */
const steps = [
  'blocked',
  'not-entered',
  'entered',
  'initial',
  'annual',
  'transport',
  'monthly',
  'activities',
  'pay',
  'paying',
  'agreement',
  'complete',
] as const satisfies readonly Step[]

/** Which of the season's students, as flags say it. */
export interface StudentsWish {
  readonly student?: string
  readonly grade?: string
  readonly state?: string
  readonly missing?: string
  readonly search?: string
  readonly quietSince?: string
}

interface Choosing {
  readonly hub: () => Promise<Hub>
  readonly say: SaySource
}

/** Records with the school codes of those students, in the order of the codes. UsageFault for a flag that says nothing. */
export function chooseStudents(wish: StudentsWish, choosing: Choosing): Records {
  const { student, ...filter } = wish
  const { say } = choosing
  if (student === undefined) return studentsAtHub(filter, choosing)
  if (Object.values(filter).some((flag) => flag !== undefined)) throw new UsageFault(say('studentAlone'))
  return named(codesIn(student, say))
}

export function codesIn(written: string, say: SaySource): readonly string[] {
  const codes = [...new Set(written.split(/[\s,;]+/).filter((code) => code !== ''))]
  const strange = codes.find((code) => !/^[A-Za-z0-9-]{1,20}$/.test(code))
  if (codes.length === 0 || strange !== undefined) {
    throw new UsageFault(say('badCodes', { code: strange ?? written }), [say('badCodesNext')])
  }
  return codes
}

async function* named(codes: readonly string[]): Records {
  for (const [at, student] of codes.entries()) yield { line: at + 1, cells: { student } }
}

async function* studentsAtHub(wish: Omit<StudentsWish, 'student'>, { hub: open, say }: Choosing): Records {
  const step = stepsIn(wish, say)
  if (wish.quietSince !== undefined && !/^\d{4}-\d\d-\d\d$/.test(wish.quietSince)) {
    throw new UsageFault(say('badDay', { day: wish.quietSince }), [say('badDayNext')])
  }
  const hub = await open()
  const grades = wish.grade === undefined ? [undefined] : await gradesIn(wish.grade, hub, say)
  let line = 0
  for (const grade of grades) {
    const query = {
      ...(step !== undefined && { step }),
      ...(grade !== undefined && { grade }),
      ...(wish.search !== undefined && { search: wish.search }),
      ...(wish.quietSince !== undefined && { waiting_since: wish.quietSince }),
      sort: 'student' as const,
      'page[size]': largestPage,
    }
    const rows = everyRow((page) =>
      pageAnswered(
        hub.api.GET('/api/enrollment/admin/progress', {
          params: { query: { ...query, 'page[number]': page } },
        }),
      ),
    )
    for await (const { student } of rows) yield { line: (line += 1), cells: { student } }
  }
}

/** `--state` names steps; `--missing pay` means whoever has not got past it. */
export function stepsIn(
  { state, missing }: Pick<StudentsWish, 'state' | 'missing'>,
  say: SaySource,
): string | undefined {
  if (missing === undefined) return state === undefined ? undefined : words(state).map(stepOf).join(',')
  if (state !== undefined) throw new UsageFault(say('stateOrMissing'))
  const last = stepOf(missing)
  return steps.slice(steps.indexOf('not-entered'), Math.max(1, steps.indexOf(last)) + 1).join(',')

  function stepOf(word: string): Step {
    const step = steps.find((one) => one === word.toLowerCase())
    if (step !== undefined) return step
    const near = nearest(word, steps)
    throw new UsageFault(say('badStep', { step: word }), [
      ...(near === null ? [] : [say('meantHeading', { name: near })]),
      say('knownSteps', { steps: steps.join(', ') }),
    ])
  }
}

/** Grades by their number or their name, each once. */
export async function gradesIn(written: string, hub: Hub, say: SaySource): Promise<readonly number[]> {
  const grades = await answered(hub.api.GET('/api/enrollment/admin/grades'))
  const ids = words(written).map((word) => {
    const found = grades.find(
      ({ id_grade, grade_enrollment, grade_sap_pricelist }) =>
        String(id_grade) === word ||
        [grade_enrollment, grade_sap_pricelist].some((name) => plainName(name) === plainName(word)),
    )
    if (found !== undefined) return found.id_grade
    throw new UsageFault(say('badGrade', { grade: word }), [
      say('knownGrades', {
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
