import type { AppContext } from '../../app-context.ts'
import { isRefused } from '../../shared/refusal.ts'
import { lookUpCode } from '../access/index.ts'
import { type EnrollmentQuote, findOrder } from '../enrollment/index.ts'
import { priceKept, splitOfPart } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { overAs, partLinkStates, standingState } from './decide-link-state.ts'
import type { PayLink } from './pay-link.ts'
import { readSplit } from './read-split.ts'

export type PayLinkState = 'payable' | 'paying' | 'paid' | 'expired' | 'withdrawn' | 'not-now'

/** What can be paid by a link now; only what is payable says of what. */
export type ReadLink =
  | { readonly state: Exclude<PayLinkState, 'payable'> }
  | {
      readonly state: 'payable'
      readonly student: Student
      /** Of the whole enrolment, also where the link is for a part. */
      readonly quote: EnrollmentQuote
      /** COP: what is paid by it. */
      readonly amount: number
      /** Excluded: a part's own last day may come before its link's. */
      readonly until: Date
    }

/** How a link stands, with today's price of what its family has kept, or of its part of that. */
export async function readLink(app: AppContext, link: PayLink): Promise<ReadLink> {
  const over = overAs(link, app.clock.now())
  if (over !== null) return { state: over }
  return link.partId === null ? readWhole(app, link) : readPart(app, { ...link, partId: link.partId })
}

async function readWhole(app: AppContext, link: PayLink): Promise<ReadLink> {
  const { project } = app.config.seasons.parents
  const { outcome, student } = await lookUpCode(app, link.studentCode)
  const order = await findOrder(app.database, { project, studentCode: link.studentCode })
  const state = standingState(outcome, order?.status ?? null)
  if (state !== 'payable' || student === null) return { state: state === 'payable' ? 'not-now' : state }
  const quote = await priceKept(app, link.studentCode, student)
  if (isRefused(quote)) return { state: 'not-now' }
  return { state, student, quote, amount: quote.totals.totalV, until: link.expiresAt }
}

async function readPart(
  app: AppContext,
  { partId, studentCode }: PayLink & { readonly partId: string },
): Promise<ReadLink> {
  const split = await splitOfPart(app.database, partId)
  const now = split === null ? null : await readSplit(app, split)
  const read = now?.parts.find(({ part }) => part.id === partId)
  if (now === null || read === undefined) return { state: 'not-now' }
  const state = partLinkStates[read.state]
  const student = state === 'payable' ? await readStudent(app, studentCode) : null
  if (state !== 'payable') return { state }
  return student === null || now.quote === null
    ? { state: 'not-now' }
    : { state, student, quote: now.quote, amount: read.amount, until: new Date(now.split.deadline) }
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
