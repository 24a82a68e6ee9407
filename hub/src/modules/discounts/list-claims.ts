import pMap from 'p-map'
import { type CustomFields, PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Paged, PageQuery } from '../../http/paging.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { listRoster } from '../students/index.ts'
import { claimedDiscounts } from './claimed-discounts.ts'
import { discountsOf } from './discount.store.ts'
import { type Evidence, judgeEvidence } from './judge-evidence.ts'
import type { Student } from '../students/student.ts'

const concurrency = 8
const deadlineMs = 20_000

/** A student with what is claimed for them; null while the student information system does not say. */
export interface StudentClaims {
  readonly student: Student
  readonly claims: readonly Evidence[] | null
}

export type ClaimsQuery = Omit<Parameters<typeof listRoster>[1], 'page'> & {
  readonly page: PageQuery
  readonly trace: string
}

/**
 * A page of the roster with what each student's custom fields claim and what stands behind it. The fields are the
 * student information system's and are asked student by student, so the page is of students and not of claims.
 */
export async function listClaims(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { trace, ...query }: ClaimsQuery,
): Promise<Refusal<'FEATURE_DOWN'> | Paged<StudentClaims>> {
  const { items, total } = await listRoster(app.database, query)
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const answers = await pMap(
    items,
    async ({ student }) => ({
      student,
      fields: await readFields(app, student, read),
    }),
    { concurrency },
  )
  if (answers.length > 0 && answers.every(({ fields }) => fields === 'unknown')) return refuse('FEATURE_DOWN')
  const codes = answers.map(({ student }) => codeOf(student))
  const known = await discountsOf(app.database, codes)
  const table = app.config.seasons.admin.admin.discounts
  const today = bogotaDay(app.clock.now())
  const judge = (code: string, fields: CustomFields | null) => {
    const own = known.filter(({ studentCode }) => studentCode === code)
    return fields === null ? [] : judgeEvidence(claimedDiscounts(table, fields), own, today)
  }
  return {
    items: answers.map(({ student, fields }) => ({
      student,
      claims: fields === 'unknown' ? null : judge(codeOf(student), fields),
    })),
    total,
  }
}

/** As rows of ours name a student. */
function codeOf({ code }: Student): string {
  return code.toUpperCase()
}

async function readFields(
  { plugins, log }: Pick<AppContext, 'log' | 'plugins'>,
  student: Student,
  read: { readonly signal: AbortSignal; readonly trace: string },
): Promise<CustomFields | null | 'unknown'> {
  try {
    return await plugins.sis.customFields(student.id, read)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code, trace: read.trace }, 'the custom fields of a student could not be read')
    return 'unknown'
  }
}
