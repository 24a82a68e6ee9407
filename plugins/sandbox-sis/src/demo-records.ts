import type { DemoStudent } from './demo-student.ts'
import { demoTable } from './demo-students.ts'
import { dice } from './dice.ts'
import { generateFamily, type Family } from './families.ts'
import { gradeOf } from './grades.ts'
import { homeIn } from './homes.ts'
import type { Settings } from './settings.ts'
import { writeRecord, type StudentRecord } from './students.ts'
import { admissionsId } from './enrollment-terms.ts'

/** The demonstration students' records; what the table leaves open comes from the seed. */
export function demoRecords(settings: Settings): readonly StudentRecord[] {
  const families = new Map<string, Family>()
  return demoTable.map((row) => {
    const eldest = row.siblingOf ?? row.code
    const family = families.get(eldest) ?? demoFamily(settings, row, eldest)
    families.set(eldest, family)
    return demoRecord(settings, row, family)
  })
}

function demoFamily(settings: Settings, { name, area }: DemoStudent, eldest: string): Family {
  const throws = dice(settings.seed, `demo family ${eldest}`)
  const others = demoTable.filter((row) => row.siblingOf === eldest && row.code !== eldest)
  return generateFamily(throws, {
    codes: [eldest.toUpperCase(), ...others.map((row) => row.code.toUpperCase())],
    surnames: [name[1], name[2]],
    home: homeIn(throws, area),
  })
}

function demoRecord(settings: Settings, row: DemoStudent, family: Family): StudentRecord {
  const code = row.code.toUpperCase()
  const antiquity = row.terms?.antiquity ?? 'old'
  return writeRecord(
    dice(settings.seed, `demo student ${code}`),
    {
      code,
      gender: row.gender,
      firstNames: row.name[0],
      status: antiquity === 'old' ? 'enrolled' : 'admitted',
      next: gradeOf(row.next),
      year: settings.year,
      documented: true,
      terms: {
        antiquity,
        authorisation: 'VALID',
        paymentStatus: '',
        cardAuthorisation: 'Si',
        transportRequirement: 'No',
        ...row.terms,
        admissionsId: admissionsId(antiquity, code),
      },
    },
    family,
  )
}
