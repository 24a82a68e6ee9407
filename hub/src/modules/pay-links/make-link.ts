import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { attemptsOfLinks, lockDebtors, nameOf } from '../payments/index.ts'
import { mayBePaid } from './decide-link-state.ts'
import type { NotPayable } from './not-payable.ts'
import { mostStanding, type PayLink } from './pay-link.ts'
import { addPayLinks, linksNotOver } from './pay-link.store.ts'
import { readLink } from './read-link.ts'

export interface NewPayLink extends Pick<
  PayLink,
  'kind' | 'students' | 'documents' | 'onAccount' | 'guardianId' | 'shows' | 'note'
> {
  /** From 1 to 30. */
  readonly days: number
  /** The audit trail's name of who makes it. */
  readonly madeBy: string
  readonly trace: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Makes a link, where something can be paid by it now and none of its students has too many already. */
export async function makeLink(
  app: AppContext,
  { days, trace, ...fields }: NewPayLink,
): Promise<Refusal<'PAY_LINK_LIMIT'> | NotPayable | PayLink> {
  const madeAt = app.clock.now()
  const link: PayLink = {
    ...fields,
    partId: null,
    id: app.ids.id(),
    token: app.ids.token(),
    madeAt,
    expiresAt: new Date(madeAt.getTime() + days * dayMs),
    withdrawnAt: null,
  }
  const read = await readLink(app, link)
  if (read.state !== 'payable') return read.why ?? refuse('NOTHING_DUE')
  return inTransaction(app.database, async (trx) => {
    await lockDebtors(trx, link.students)
    for (const code of link.students) {
      if ((await countStanding(trx, code, madeAt)) >= mostStanding)
        return refuse('PAY_LINK_LIMIT', { values: { n: mostStanding } })
    }
    await addPayLinks(trx, [link])
    await noteMaking(app, trx, link, trace)
    return link
  })
}

/** Links of the student that somebody may still pay by. */
async function countStanding(trx: Transaction, studentCode: string, now: Date): Promise<number> {
  const links = await linksNotOver(trx, studentCode, now)
  const attempts = await attemptsOfLinks(
    trx,
    links.map(({ id }) => id),
  )
  return links.filter(({ id }) =>
    mayBePaid(attempts.filter(({ payLinkId }) => payLinkId === id).map(({ status }) => status)),
  ).length
}

/** In the trail of each student that it is for. */
async function noteMaking(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  link: PayLink,
  trace: string,
): Promise<void> {
  const { id, kind, shows, madeBy, expiresAt, students, documents, onAccount } = link
  for (const code of students) {
    await recordAudit(trx, {
      at: clock.wall(),
      actor: madeBy,
      act: 'pay-link.make',
      subject: code,
      before: null,
      after: {
        link: id,
        kind,
        shows,
        until: expiresAt.toISOString(),
        ...(documents.length > 0 && { documents: documents.map(nameOf) }),
        ...(onAccount !== null && { amount: onAccount.amount }),
      },
      trace,
    })
  }
}
