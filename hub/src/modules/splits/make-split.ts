import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sha256 } from '../../shared/ids.ts'
import { pesos } from '../../shared/money.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type EnrollmentQuote, findOrder, lockOrder, writeOrder } from '../enrollment/index.ts'
import { addPayLinks } from '../pay-links/index.ts'
import { addSplit, lockPayable, lockSplit, type OrderSplit, standingSplitOf } from '../payments/index.ts'
import { judgeParts, leastOf } from '../payments/split-amounts.ts'
import type { SplitTerms } from '../seasons/season.ts'
import { endStanding } from './end-standing.ts'
import { isTheirs, type SplitCommand } from './split-command.ts'
import { priceToSplit } from './split-price.ts'

/**
 * Splits what is due today for a student into parts, each with a link of its own. What stands already and is theirs is
 * replaced while nothing of it is paid; the same once more is the same split (splits-3).
 */
export async function makeSplit(app: AppContext, command: SplitCommand) {
  const priced = await priceToSplit(app, command.studentCode)
  if (isRefused(priced)) return priced
  const { terms, until, quote } = priced
  const total = quote.totals.totalV
  if (command.shownTotal !== total) return refuse('PRICE_CHANGED', { facts: { amount: total } })
  const amounts = judgeParts(command.parts, terms, total)
  if (typeof amounts === 'string') return refuse(amounts, { values: valuesOf(terms, total) })
  try {
    const making = { command, quote, amounts, until }
    const made = await inTransaction(app.database, (trx) => writeMaking(app, trx, making))
    if (!isRefused(made)) app.live.changed(made.token)
    return made
  } catch (error) {
    if (isDuplicate(error)) return refuse('PAYMENT_PENDING')
    throw error
  }
}

function valuesOf({ parts, minimumBps }: SplitTerms, total: number) {
  return { n: parts, minimum: pesos(leastOf(total, minimumBps)), total: pesos(total) }
}

interface Making {
  readonly command: SplitCommand
  readonly quote: EnrollmentQuote
  readonly amounts: readonly number[]
  readonly until: Date
}

async function writeMaking(app: AppContext, trx: Transaction, making: Making) {
  const { command, quote } = making
  const key = { project: app.config.seasons.parents.project, studentCode: command.studentCode }
  const present = await findOrder(trx, key)
  if (present !== null) {
    await lockOrder(trx, present.id)
    const standing = await standingSplitOf(trx, present.id)
    if (standing !== null && standing.requestHash === hashOf(command)) return { token: present.token }
    const refusal = standing === null ? null : await replace(app, trx, standing, command)
    if (refusal !== null) return refusal
  }
  const held = await lockPayable(trx, { key, quote })
  if (isRefused(held)) return held
  const { ids, clock } = app
  const order = await writeOrder(trx, held.order, { key, quote, status: 'split', ids, at: clock.now() })
  await addParts(app, trx, { ...making, orderId: order.id })
  return { token: order.token }
}

async function replace(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  standing: OrderSplit,
  command: SplitCommand,
): Promise<Refusal<'SPLIT_BEGUN' | 'SPLIT_STANDS'> | null> {
  if (!isTheirs(command, standing)) return refuse('SPLIT_STANDS')
  const { maker, trace } = command
  return endStanding(app, trx, await lockSplit(trx, standing.id), { actor: maker.madeBy, trace })
}

function hashOf({ maker, shownTotal, parts, shows }: SplitCommand): string {
  return sha256(JSON.stringify([maker.madeBy, shownTotal, parts, shows]))
}

async function addParts(
  { ids, clock }: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  { command, amounts, until, orderId }: Making & { readonly orderId: string },
): Promise<void> {
  const { studentCode, maker, shows, trace } = command
  const madeAt = clock.now()
  const id = ids.id()
  const parts = command.parts.map((part, place) => ({ ...part, id: ids.id(), amount: amounts[place] ?? 0 }))
  const common = { ...maker, shows }
  const when = { madeAt: madeAt.toISOString(), deadline: until.toISOString() }
  await addSplit(
    trx,
    { ...common, ...when, id, studentCode, orderId, requestHash: hashOf(command), trace },
    parts,
  )
  await addPayLinks(
    trx,
    parts.map((part) => ({
      ...common,
      id: ids.id(),
      token: ids.token(),
      kind: 'part',
      onAccount: null,
      students: [studentCode],
      documents: [],
      partId: part.id,
      note: '',
      madeAt,
      expiresAt: until,
      withdrawnAt: null,
    })),
  )
  await recordAudit(trx, {
    at: clock.wall(),
    actor: maker.madeBy,
    act: 'split.make',
    subject: studentCode,
    before: null,
    after: { split: id, shows, amounts },
    trace,
  })
}
