import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/open-database.ts'
import { findByCodes } from '../students/index.ts'
import type { ListedException } from './exception-list.store.ts'

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
  for (const table of ['payment_attempt', 'invoice_payment', 'family_payment']) {
    const row: { means: string | null } | undefined = await database(table)
      .where({ reference })
      .first('means')
    if (row !== undefined) return row.means
  }
  return null
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
  const shares = await sharesOf(database, rows)
  const codes = new Map(rows.map((row) => [row.id, codesOf(row, shares)]))
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

type Shares = ReadonlyMap<string, readonly string[]>

function codesOf(row: ListedException, shares: Shares): readonly string[] {
  if (row.student !== null) return [row.student]
  if (row.invoice_documents !== null) return partnersIn(row.invoice_documents)
  return shares.get(row.family_token ?? '') ?? []
}

/** A partner's code is a student's with a letter before it. */
function partnersIn(documents: string): readonly string[] {
  const paid: readonly { readonly partnerCode: string }[] = JSON.parse(documents)
  return [...new Set(paid.map(({ partnerCode }) => partnerCode.slice(1).toUpperCase()))].toSorted()
}

/** Codes of the students in guardians' payments, by the token of each. */
async function sharesOf(database: Database, rows: readonly ListedException[]): Promise<Shares> {
  const tokens = [...new Set(rows.flatMap(({ family_token: token }) => token ?? []))]
  const found = await inChunks<string, { token: string; code: string }>(tokens, (some) =>
    database('family_payment as f')
      .join('payment_attempt as a', 'a.family_payment_id', 'f.id')
      .join('enrollment_order as o', 'o.id', 'a.order_id')
      .whereIn('f.token', some)
      .orderBy('o.student_code')
      .select('f.token', 'o.student_code as code'),
  )
  return new Map(
    tokens.map((token) => [token, found.filter((one) => one.token === token).map(({ code }) => code)]),
  )
}
