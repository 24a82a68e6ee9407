import type { Database } from '../../db/database.ts'

/** Rows of a student that other parts wrote; they are read here and nowhere changed. */
export interface Signing {
  readonly document: string
  readonly status: string
  readonly requested_at: string
  readonly updated_at: string
}

interface EnrollmentKey {
  readonly project: string
  readonly studentCode: string
}

export async function signingsOf(
  database: Database,
  { project, studentCode }: EnrollmentKey,
): Promise<readonly Signing[]> {
  const rows: Signing[] = await database('signing')
    .where({ project, student_code: studentCode })
    .orderBy('document')
    .select('document', 'status', 'requested_at', 'updated_at')
  return rows
}

/** When the family last changed what the wizard holds. */
export async function draftSavedAt(
  database: Database,
  { project, studentCode }: EnrollmentKey,
): Promise<string | null> {
  const row: { updated_at: string } | undefined = await database('draft')
    .where({ project, student_code: studentCode })
    .first('updated_at')
  return row?.updated_at ?? null
}

export interface OrderPapers {
  readonly token: string
  readonly status: string
  readonly receipt_token: string | null
}

/** The student's orders over the seasons, each with its receipt once there is one. */
export async function orderPapersOf(
  database: Database,
  studentCode: string,
): Promise<readonly OrderPapers[]> {
  const rows: OrderPapers[] = await database('enrollment_order as o')
    .leftJoin('receipt as r', 'r.order_id', 'o.id')
    .where('o.student_code', studentCode)
    .select('o.token', 'o.status', 'r.token as receipt_token')
  return rows
}

/** What the trail knows the student's payments by: each attempt, and the guardian's payment that some are a share of. */
export async function paymentSubjectsOf(database: Database, studentCode: string): Promise<readonly string[]> {
  const rows: { reference: string; family: string | null; token: string | null }[] = await database(
    'allocation as a',
  )
    .join('enrollment_order as o', 'o.id', 'a.order_id')
    .join('payment_attempt as f', 'f.id', 'a.attempt_id')
    .where('o.student_code', studentCode)
    .select('a.reference', 'f.reference as family', 'f.token')
  return rows.flatMap(({ reference, family, token }) =>
    [reference, family, token].filter((name) => name !== null),
  )
}

export interface SignIn {
  readonly at: string
  readonly action: string
  readonly app: string
  readonly section: string
  readonly result: string
}

export async function lastSignIns(
  database: Database,
  studentCode: string,
  limit: number,
): Promise<readonly SignIn[]> {
  const rows: SignIn[] = await database('sign_in_log')
    .where({ student: studentCode })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('created_at as at', 'action', 'app', 'section', 'result')
  return rows
}

interface TrailRow {
  readonly at: string
  readonly actor: string
  readonly act: string
  readonly after: string | null
}

/** What was done to a student's record or order, newest first; of what a change said, nothing. */
export async function lastActs(
  database: Database,
  subjects: readonly string[],
  limit: number,
): Promise<
  readonly { readonly at: string; readonly actor: string; readonly act: string; readonly call?: string }[]
> {
  const rows: TrailRow[] = await database('audit')
    .whereIn('subject', [...subjects])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('at', 'actor', 'act', 'after')
  return rows.map(({ at, actor, act, after }) => ({
    at,
    actor,
    act,
    ...(act === 'record.read' && callIn(after)),
  }))
}

function callIn(after: string | null): { readonly call?: string } {
  const { call }: { readonly call?: string } = after === null ? {} : JSON.parse(after)
  return call === undefined ? {} : { call }
}

/** The text of the privacy notice that the family last agreed to. */
export async function lastConsent(
  database: Database,
  studentCode: string,
): Promise<{ readonly version: string; readonly at: string } | null> {
  const row: { version: string; at: string } | undefined = await database('consent')
    .where({ student_code: studentCode, purpose: 'enrollment' })
    .orderBy('id', 'desc')
    .first('text_version as version', 'at')
  return row ?? null
}
