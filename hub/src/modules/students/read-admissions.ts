import type { Admission, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { AdmissionAsk } from './admission-ask.ts'
import { findInRoster } from './student.store.ts'

type NoAdmissions = Refusal<'FEATURE_DOWN'>

const pageSize = 200

/** Everybody whom admissions knows; refused when the student information system has no admissions. */
export async function listAdmissions(
  { plugins }: Pick<AppContext, 'plugins'>,
  read: Read,
): Promise<readonly Admission[] | NoAdmissions> {
  const { admissions } = plugins.sis
  if (admissions === undefined) return refuse('FEATURE_DOWN')
  const all: Admission[] = []
  let cursor: string | undefined
  do {
    const page = await admissions.list({ cursor, size: pageSize }, read)
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return all
}

/** One admission by its id, by the student's code, or by both, which must then belong together. */
export async function findAdmission(
  { plugins, database }: Pick<AppContext, 'database' | 'plugins'>,
  { id, code }: AdmissionAsk,
  read: Read,
): Promise<Admission | NoAdmissions | Refusal<'NOT_FOUND'>> {
  const { admissions } = plugins.sis
  if (admissions === undefined) return refuse('FEATURE_DOWN')
  const entry = code === undefined ? null : await findInRoster(database, code)
  const admissionsId = id ?? entry?.student.terms.admissionsId ?? null
  const admission = admissionsId === null ? null : await admissions.find(admissionsId, read)
  if (admission === null) return refuse('NOT_FOUND')
  const isOther = code !== undefined && admission.code?.toUpperCase() !== code.toUpperCase()
  return isOther ? refuse('NOT_FOUND') : admission
}
