import type { Database } from '../../../db/database.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { inChunks } from '../../../db/chunks.ts'
import type { Certificate, CertificateBody } from './certificate.ts'

interface CertificateRow {
  number: number
  token: string
  kind: CertificateBody['kind']
  student_code: string
  issued_by: string
  body: string
  issued_at: string
}

export interface NewCertificate {
  readonly token: string
  /** The actor's name in the audit trail. */
  readonly issuedBy: string
  readonly body: CertificateBody
  readonly at: Date
}

export async function findCertificate(database: Database, token: string): Promise<Certificate | null> {
  const row = await database<CertificateRow>('certificate').where({ token }).first()
  return row === undefined ? null : certificateOf(row)
}

/** The last one of its kind that says the same to the same person: asked for again, it is answered. */
export async function sameCertificate(
  database: Database,
  { issuedBy, body }: Pick<NewCertificate, 'issuedBy' | 'body'>,
): Promise<Certificate | null> {
  const row = await database<CertificateRow>('certificate')
    .where({ student_code: body.student.code, kind: body.kind, issued_by: issuedBy })
    .orderBy('number', 'desc')
    .first()
  return row !== undefined && row.body === JSON.stringify(body) ? certificateOf(row) : null
}

export async function addCertificate(
  trx: Transaction,
  { token, issuedBy, body, at }: NewCertificate,
): Promise<Certificate> {
  await trx('certificate').insert({
    token,
    kind: body.kind,
    student_code: body.student.code,
    issued_by: issuedBy,
    body: JSON.stringify(body),
    issued_at: at.toISOString(),
  })
  const added = await findCertificate(trx, token)
  if (added === null) throw new Error('a certificate was not kept')
  return added
}

/** The certificates of these students, as they were issued. */
export async function certificatesOf(
  database: Database,
  codes: readonly string[],
): Promise<readonly CertificateBody[]> {
  return (await rowsOf(database, codes)).map((row) => certificateOf(row).body)
}

/** Takes the student's name out of their certificates; answers how many had one. */
export async function blankCertificates(trx: Transaction, codes: readonly string[]): Promise<number> {
  let blanked = 0
  for (const row of await rowsOf(trx, codes)) {
    const { body } = certificateOf(row)
    if (body.student.name === '') continue
    const nameless: CertificateBody = { ...body, student: { ...body.student, name: '' } }
    await trx<CertificateRow>('certificate')
      .where({ number: row.number })
      .update({ body: JSON.stringify(nameless) })
    blanked += 1
  }
  return blanked
}

function rowsOf(database: Database, codes: readonly string[]): Promise<readonly CertificateRow[]> {
  return inChunks<string, CertificateRow>(codes, (some) =>
    database('certificate').whereIn('student_code', some).orderBy('number'),
  )
}

function certificateOf({ number, token, body, issued_at }: CertificateRow): Certificate {
  return { number, token, issuedAt: new Date(issued_at), body: JSON.parse(body) }
}
