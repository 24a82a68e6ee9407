import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { findByCodes } from '../students/index.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { type ListedException, tokenOf } from '../payments/index.ts'

/** A student whose money an exception is about; the name is empty where the roster has lost them. */
export interface ExceptionStudent {
  readonly code: string
  readonly name: string
  readonly grade: string
}

/** What the provider says was paid with: card, pse; null where nobody has told. */
export async function meansOf(
  database: Database,
  { reference }: Pick<ListedException, 'reference'>,
): Promise<string | null> {
  const row: { means: string | null } | undefined = await database('payment_attempt')
    .where({ reference })
    .orWhereIn('id', database('allocation').where({ reference }).select('attempt_id'))
    .first('means')
  return row?.means ?? null
}

/** The students of the order, of the family's shares, or of the invoices that an exception belongs to. */
export async function studentsOf(
  database: Database,
  exception: ListedException,
): Promise<readonly ExceptionStudent[]> {
  return (await studentsOfEach(database, [exception])).get(exception.id) ?? []
}

/** The same of several, by their ids. */
export async function studentsOfEach(
  database: Database,
  rows: readonly ListedException[],
): Promise<ReadonlyMap<number, readonly ExceptionStudent[]>> {
  const parts = await partsOf(database, rows)
  const codes = new Map(rows.map((row) => [row.id, codesOf(row, parts)]))
  const students = await namedStudents(database, [...new Set([...codes.values()].flat())])
  const known = new Map(students.map((student) => [student.code, student]))
  return new Map(
    rows.map(({ id }) => [
      id,
      (codes.get(id) ?? []).map((code) => known.get(code) ?? { code, name: '', grade: '' }),
    ]),
  )
}

export async function namedStudents(
  database: Database,
  codes: readonly string[],
): Promise<readonly ExceptionStudent[]> {
  const found = await findByCodes(database, codes)
  const known = new Map(found.map((student) => [student.code, student]))
  return codes.map((code) => {
    const student = known.get(code)
    if (student === undefined) return { code, name: '', grade: '' }
    const { firstNames, lastNames, nextGrade } = student
    return { code, name: `${firstNames} ${lastNames}`.trim(), grade: nextGrade?.name ?? '' }
  })
}

type Parts = ReadonlyMap<string, readonly string[]>

function codesOf(row: ListedException, parts: Parts): readonly string[] {
  if (row.student !== null) return [row.student]
  return parts.get(tokenOf(row)) ?? []
}

/** Codes of the students in guardians' payments, by the token of each. */
async function partsOf(database: Database, rows: readonly ListedException[]): Promise<Parts> {
  const tokens = [...new Set(rows.filter(({ student }) => student === null).map(tokenOf))]
  const found = await inChunks<string, AllocationRow>(tokens, (some) =>
    database('payment_attempt as f')
      .join('allocation as a', 'a.attempt_id', 'f.id')
      .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
      .whereIn('f.token', some)
      .select('f.token', 'o.student_code', 'a.partner_code'),
  )
  const codeOf = ({ student_code, partner_code }: AllocationRow) =>
    student_code ?? studentCodeOf(partner_code ?? '')
  return new Map(
    tokens.map((token) => [
      token,
      [...new Set(found.filter((one) => one.token === token).map(codeOf))].toSorted(),
    ]),
  )
}

interface AllocationRow {
  readonly token: string
  readonly student_code: string | null
  readonly partner_code: string | null
}
