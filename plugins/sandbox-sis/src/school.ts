import type { Admission } from '@matricula/contract'
import { applicantsTo } from './applicants.ts'
import { demoRecords } from './demo-records.ts'
import type { Adult } from './families.ts'
import { drawFamily } from './generated-students.ts'
import type { Settings } from './settings.ts'
import type { StudentRecord } from './students.ts'

export interface School {
  /** The demonstration students first, then the generated ones; the order never changes. */
  readonly records: readonly StudentRecord[]
  /** By code in upper case. */
  readonly byCode: ReadonlyMap<string, StudentRecord>
  readonly byId: ReadonlyMap<string, StudentRecord>
  readonly adults: ReadonlyMap<string, Adult>
  readonly applicants: readonly Admission[]
}

/** The whole school of a seed, always the same. More `students` come after those there, the last family grows. */
export function foundSchool(settings: Settings): School {
  const records = [...demoRecords(settings)]
  const demos = records.length
  while (records.length < settings.students) {
    records.push(...drawFamily(settings, records.length - demos, settings.students - records.length))
  }
  return {
    records,
    byCode: new Map(records.map((record) => [record.student.code, record])),
    byId: new Map(records.map((record) => [record.student.id, record])),
    adults: new Map(
      records.flatMap(({ family }) => family.adults.map((adult) => [adult.guardian.id, adult] as const)),
    ),
    applicants: applicantsTo(settings, records),
  }
}
