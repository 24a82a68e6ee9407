import type { AppContext } from '../../app-context.ts'
import { sum } from '../../shared/money.ts'
import { attemptsOfLinks, priceKept, splitOfPart } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'
import { overAs, partLinkStates, type StandingState, stateOfAll, stateOfUse } from './decide-link-state.ts'
import type { Due, DueStanding } from './due.ts'
import type { PayLink } from './pay-link.ts'
import { readDocuments } from './read-documents.ts'
import { type Pricing, readEnrollments } from './read-enrollments.ts'
import { readSplit } from './read-split.ts'

export type PayLinkState = StandingState | 'expired' | 'withdrawn'

/** What can be paid by a link now; only what is payable says of what. */
export type ReadLink =
  | { readonly state: Exclude<PayLinkState, 'payable'> }
  | {
      readonly state: 'payable'
      /** At least one, by student. */
      readonly dues: readonly Due[]
      /** COP: what is paid by it. */
      readonly amount: number
      /** Excluded: a part's own last day may come before its link's. */
      readonly until: Date
    }

/** How a link stands, with today's price of what its family has kept, of its documents, or of its part of a split. */
export async function readLink(
  app: AppContext,
  link: PayLink,
  price: Pricing = priceKept,
): Promise<ReadLink> {
  const over = overAs(link, app.clock.now())
  if (over !== null) return { state: over }
  if (link.partId !== null) return readPart(app, link.partId)
  const payments = await attemptsOfLinks(app.database, [link.id])
  const used = stateOfUse(payments.map(({ status }) => status))
  if (used !== null) return { state: used }
  const read = link.kind === 'invoices' ? readDocuments(app, link) : readEnrollments(app, link, price)
  return allOf(await read, link)
}

function allOf(read: readonly DueStanding[], { expiresAt }: PayLink): ReadLink {
  const state = stateOfAll(read.map((one) => one.state))
  if (state !== 'payable') return { state }
  const dues = read.flatMap(({ due }) => due ?? [])
  return { state, dues, amount: sum(dues.map(({ amount }) => amount)), until: expiresAt }
}

async function readPart(app: AppContext, partId: string): Promise<ReadLink> {
  const split = await splitOfPart(app.database, partId)
  const now = split === null ? null : await readSplit(app, split)
  const read = now?.parts.find(({ part }) => part.id === partId)
  if (now === null || read === undefined) return { state: 'not-now' }
  const state = partLinkStates[read.state]
  const student = state === 'payable' ? await readStudent(app, now.split.studentCode) : null
  if (state !== 'payable') return { state }
  const { amount } = read
  return student === null || now.quote === null
    ? { state: 'not-now' }
    : {
        state,
        dues: [{ is: 'enrollment', student, quote: now.quote, amount }],
        amount,
        until: new Date(now.split.deadline),
      }
}
