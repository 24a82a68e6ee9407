import type { AppContext } from '../../app-context.ts'
import { isRefused } from '../../shared/refusal.ts'
import { lookUpCode } from '../access/index.ts'
import {
  type EnrollmentChoices,
  type EnrollmentQuote,
  findOrder,
  quoteEnrollment,
  readDraft,
  refuseUnsigned,
} from '../enrollment/index.ts'
import { decidePath } from '../payments/decide-path.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { overAs, standingState } from './decide-link-state.ts'
import type { PayLink } from './pay-link.ts'

export type PayLinkState = 'payable' | 'paying' | 'paid' | 'expired' | 'withdrawn' | 'not-now'

/** What can be paid by a link now; only what is payable says of what. */
export type ReadLink =
  | { readonly state: Exclude<PayLinkState, 'payable'> }
  | {
      readonly state: 'payable'
      readonly student: Student
      readonly choices: EnrollmentChoices
      readonly quote: EnrollmentQuote
    }

/** How a link stands, with today's price of what its family has kept. */
export async function readLink(app: AppContext, link: PayLink): Promise<ReadLink> {
  const over = overAs(link, app.clock.now())
  if (over !== null) return { state: over }
  const { project } = app.config.seasons.parents
  const { outcome, student } = await lookUpCode(app, link.studentCode)
  const order = await findOrder(app.database, { project, studentCode: link.studentCode })
  const state = standingState(outcome, order?.status ?? null)
  if (state !== 'payable' || student === null) return { state: state === 'payable' ? 'not-now' : state }
  const priced = await priceOf(app, link.studentCode, student)
  return priced === null ? { state: 'not-now' } : { state, student, ...priced }
}

/** The child's first name alone; empty where the roster does not have it any more. */
export async function firstNameOf(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  studentCode: string,
) {
  const student = await readStudent(app, studentCode)
  return student === null ? '' : firstName(student)
}

export function firstName({ firstNames }: Pick<Student, 'firstNames'>): string {
  return firstNames.trim().split(/\s+/)[0] ?? ''
}

/** Null where the family has nothing to pay online, could not pay it itself, or has not decided about transport. */
async function priceOf(app: AppContext, studentCode: string, student: Student) {
  if ((await refuseUnsigned(app, studentCode)) !== null) return null
  const { period, method, quotas, transport, activities } = await readDraft(app, studentCode)
  if (transport.is === 'undecided') return null
  const choices: EnrollmentChoices = { period, method, quotas, transport, activities }
  const quote = await quoteEnrollment(app, student, choices)
  if (isRefused(quote)) return null
  const path = decidePath({ totalV: quote.totals.totalV, period, method })
  return path === 'provider' ? { choices, quote } : null
}
