import type { AppContext } from '../../app-context.ts'
import { sum } from '../../shared/money.ts'
import { attemptsOfLinks, priceKept, splitOfPart } from '../payments/index.ts'
import { readStudent } from '../students/index.ts'
import { overAs, partLinkStates, type StandingState, stateOfAll, stateOfUse } from './decide-link-state.ts'
import type { Due, DueStanding } from './due.ts'
import type { NotPayable } from './not-payable.ts'
import type { PayLink } from './pay-link.ts'
import { readAmount } from './read-amount.ts'
import { readDocuments } from './read-documents.ts'
import { type Pricing, readEnrollments } from './read-enrollments.ts'
import { readSplit } from './read-split.ts'

/** over: what was paid by it goes back, and it is paid no more. */
export type PayLinkState = StandingState | 'expired' | 'withdrawn' | 'over'

/** What can be paid by a link now; only what is payable says of what. */
export type ReadLink =
  | {
      readonly state: Exclude<PayLinkState, 'payable'>
      /** For its sender; where its payer alone asks, nothing. */
      readonly why?: NotPayable
    }
  | {
      readonly state: 'payable'
      /** At least one, by student. */
      readonly dues: readonly Due[]
      /** COP: what is paid by it. */
      readonly amount: number
      /** Excluded: a part's own last day may come before its link's. */
      readonly until: Date
      /** Of a part while none is paid: the days that the others have from then on, which may end before `until`. */
      readonly daysFromFirst: number | null
    }

/** How a link stands, with today's price of what its family has kept, of its documents, or of its part of a split. */
export async function readLink(
  app: AppContext,
  link: PayLink,
  price: Pricing = priceKept,
): Promise<ReadLink> {
  const over = overAs(link, app.clock.now())
  // A part has its split's last day, and says what became of it also after that.
  if (link.partId !== null && over !== 'withdrawn') return readPart(app, link.partId)
  if (over !== null) return { state: over }
  const payments = await attemptsOfLinks(app.database, [link.id])
  const used = stateOfUse(payments.map(({ status }) => status))
  if (used !== null) return { state: used }
  return allOf(await readThings(app, link, price), link)
}

function readThings(app: AppContext, link: PayLink, price: Pricing): Promise<readonly DueStanding[]> {
  switch (link.kind) {
    case 'invoices':
      return readDocuments(app, link)
    case 'account':
      return readAmount(app, link)
    case 'enrollment':
    case 'part':
      return readEnrollments(app, link, price)
  }
}

function allOf(read: readonly DueStanding[], { expiresAt }: PayLink): ReadLink {
  const state = stateOfAll(read.map((one) => one.state))
  if (state !== 'payable') return { state, ...whyOf(read, state) }
  const dues = read.flatMap(({ due }) => due ?? [])
  return { state, dues, amount: sum(dues.map(({ amount }) => amount)), until: expiresAt, daysFromFirst: null }
}

function whyOf(read: readonly DueStanding[], state: StandingState) {
  const why = read.find((one) => one.state === state)?.why
  return why == null ? {} : { why }
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
        daysFromFirst:
          now.split.fixedAt === null ? (app.config.seasons.parents.parent.split?.days ?? null) : null,
      }
}
