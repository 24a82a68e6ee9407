import type { Student } from '@matricula/contract'
import { antiquityOf } from '../../src/modules/students/antiquity.ts'
import type { HubFolder } from './hub-folder.ts'
import { reading } from './stored.ts'

/** Codes of students who may sign in and enrol, spread over the whole roster. */
export function enrollableCodes(folder: HubFolder, count: number): readonly string[] {
  const rows = reading(folder.data, (database) =>
    database.prepare('select code, record from student').all(),
  ) as StudentRow[]
  const codes = rows.filter(({ record }) => mayEnrol(JSON.parse(record))).map(({ code }) => code)
  if (codes.length < count) throw new Error(`only ${codes.length} of ${rows.length} students may enrol`)
  const step = codes.length / count
  return Array.from({ length: count }, (_, index) => codes[Math.floor(index * step)] ?? '')
}

interface StudentRow {
  readonly code: string
  readonly record: string
}

function mayEnrol({ nextGrade, terms }: Student): boolean {
  const { antiquity, authorisation, paymentStatus } = terms
  return (
    nextGrade !== null && authorisation === 'VALID' && paymentStatus === '' && antiquityOf(antiquity) !== null
  )
}
