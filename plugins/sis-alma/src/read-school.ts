import { bogotaDay, PluginFault } from '@matricula/contract'
import type { Grade, PluginKit } from '@matricula/contract'
import type { AlmaClient } from './client.ts'
import { endingTogether } from './ending-together.ts'
import { householdsFrom } from './from-family.ts'
import type { Household } from './from-family.ts'
import { gradeWordsFrom, studentGradesFrom } from './from-grades.ts'
import type { GradeWords } from './from-grades.ts'
import { schoolYearsFrom, yearsAt } from './from-school-years.ts'
import type { SchoolYear, Years } from './from-school-years.ts'
import { studentsFrom } from './from-students.ts'
import type { ListedStudent } from './from-students.ts'
import { gradeTable } from '@matricula/contract/parts'
import type { Settings } from './settings.ts'

/** Alma's lists as they were at one moment; they come whole, so one reading serves every page of a walk. */
export interface AlmaSchool {
  /** By id. */
  readonly students: readonly ListedStudent[]
  readonly byCode: ReadonlyMap<string, ListedStudent>
  gradesOf(studentId: string): { readonly grade: Grade | null; readonly nextGrade: Grade | null }
  householdOf(studentId: string): Household | null
}

export interface ReadSchoolDeps {
  readonly client: AlmaClient
  readonly settings: Settings
  readonly kit: PluginKit
}

/** The years by today's date. Fails with `not-found` when Alma has no such school, or the school no year. */
export async function readYears(
  { client, settings, kit }: ReadSchoolDeps,
  signal: AbortSignal,
): Promise<Years> {
  const answer = await client.schoolYears(signal)
  if (answer === null) throw new PluginFault('not-found', 'the vendor knows no school of that name')
  const today = bogotaDay(kit.now())
  const years = yearsAt(schoolYearsFrom(answer), { today, comingYearOn: settings.comingYearOn })
  if (settings.comingYearOn !== null && years.coming === null) {
    throw new PluginFault('not-found', 'the vendor has no school year on the day of the settings')
  }
  if (years.current !== null || years.coming !== null) return years
  throw new PluginFault('not-found', 'the vendor has no school year for the date of today')
}

export async function readSchool(deps: ReadSchoolDeps, signal: AbortSignal): Promise<AlmaSchool> {
  const { client, settings } = deps
  const years = await readYears(deps, signal)
  const [listed, households, now, next] = await endingTogether(signal, (signal) =>
    Promise.all([
      client.students(signal).then(found),
      client.households(signal).then(found),
      readGrades(client, years.current, signal),
      readGrades(client, years.coming, signal),
    ]),
  )
  const students = studentsFrom(listed, settings.codeField)
  const homes = new Map(
    householdsFrom(households)
      .flatMap((home) => home.memberIds.map((id) => [id, home] as const))
      .reverse(),
  )
  return {
    students,
    byCode: new Map(students.map((student) => [student.code.toUpperCase(), student] as const).reverse()),
    gradesOf: gradesBy(deps, { now, next }),
    householdOf: (id) => homes.get(id) ?? null,
  }
}

/** A list that is not there at all is a wrong setting, never an empty school. */
function found(answer: unknown): unknown {
  if (answer === null) throw new PluginFault('not-found', 'the vendor has no such list')
  return answer
}

type GradesById = ReadonlyMap<string, GradeWords>

async function readGrades(
  client: AlmaClient,
  year: SchoolYear | null,
  signal: AbortSignal,
): Promise<GradesById> {
  if (year === null) return new Map()
  const [levels, students] = await Promise.all([
    client.gradeLevels(year.id, signal).then(found),
    client.studentGrades(year.id, signal).then(found),
  ])
  return studentGradesFrom(students, gradeWordsFrom(levels))
}

/** A grade that the settings don't know is none, and told once: a price by a guessed grade would be wrong. */
function gradesBy(
  { settings, kit }: ReadSchoolDeps,
  { now, next }: { readonly now: GradesById; readonly next: GradesById },
): AlmaSchool['gradesOf'] {
  const table = gradeTable(settings.grades)
  const warned = new Set<string>()
  const known = (words: GradeWords | undefined): Grade | null => {
    if (words === undefined) return null
    const grade = table.find(words)
    const [word = ''] = words
    if (grade === null && !warned.has(word)) {
      warned.add(word)
      kit.log.warn({ grade: word.slice(0, 30) }, 'a grade of the vendor is not in the settings')
    }
    return grade
  }
  return (studentId) => {
    const grade = known(now.get(studentId))
    const coming = known(next.get(studentId))
    const promoted = settings.withoutComingGrade === 'promotion' && grade !== null && !next.has(studentId)
    return { grade, nextGrade: promoted ? table.after(grade) : coming }
  }
}
