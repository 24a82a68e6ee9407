import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockDebtors } from '../payments/index.ts'
import { mostStanding, type PayLink } from './pay-link.ts'
import { addPayLinks, countStanding } from './pay-link.store.ts'
import { readLink } from './read-link.ts'

export interface NewPayLink extends Pick<PayLink, 'kind' | 'studentCode' | 'guardianId' | 'shows' | 'note'> {
  /** From 1 to 30. */
  readonly days: number
  /** The audit trail's name of who makes it. */
  readonly madeBy: string
  readonly trace: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Makes a link, where something can be paid by it now and the student has not too many already. */
export async function makeLink(
  app: AppContext,
  { days, trace, ...fields }: NewPayLink,
): Promise<Refusal<'PAY_LINK_LIMIT' | 'PAY_LINK_NOT_NOW'> | PayLink> {
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
  const { state } = await readLink(app, link)
  if (state !== 'payable') return refuse('PAY_LINK_NOT_NOW')
  return inTransaction(app.database, async (trx) => {
    await lockDebtors(trx, [link.studentCode])
    if ((await countStanding(trx, link.studentCode, madeAt)) >= mostStanding)
      return refuse('PAY_LINK_LIMIT', { values: { n: mostStanding } })
    await addPayLinks(trx, [link])
    await recordAudit(trx, {
      at: app.clock.wall(),
      actor: link.madeBy,
      act: 'pay-link.make',
      subject: link.studentCode,
      before: null,
      after: { link: link.id, kind: link.kind, shows: link.shows, until: link.expiresAt.toISOString() },
      trace,
    })
    return link
  })
}
