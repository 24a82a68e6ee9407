import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ProviderPayment } from '@matricula/contract'
import { pino } from 'pino'
import { loadConfig } from '../../src/config/load-config.ts'
import { inTransaction, type Transaction } from '../../src/db/transaction.ts'
import type { AppContext } from '../../src/app-context.ts'
import { openHub } from '../../src/open-hub.ts'
import { type EnrollmentQuote, quoteEnrollment, writeOrder } from '../../src/modules/enrollment/index.ts'
import type { OrderAttempt } from '../../src/modules/payments/attempt.model.ts'
import { addOrderAttempt } from '../../src/modules/payments/order-attempt.store.ts'
import { readStudent } from '../../src/modules/students/index.ts'
import { orderPayable } from '../../src/modules/payments/order-payable.ts'
import { completeOrder } from '../../src/modules/payments/complete-order.ts'
import { isRefused } from '../../src/shared/refusal.ts'
import { repository } from './places.ts'

export interface ToSettle {
  readonly orderId: string
  readonly attemptId: string
  readonly reference: string
  /** COP */
  readonly amount: number
}

export interface SettlingDesk {
  /** Orders being paid, each priced alike. */
  readonly waiting: ToSettle[]
  readonly folder: string
  /** The hub's own transaction. */
  readonly settle: (order: ToSettle) => Promise<void>
}

/** A hub that does not work by itself, with this many orders on their way to the provider's approval. */
export async function withOrdersToSettle<T>(
  count: number,
  use: (desk: SettlingDesk) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  const loaded = await loadConfig(repository, { PORT: '0', MATRICULA_DATA: folder })
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  const hub = await openHub(loaded.config, pino({ level: 'silent' }))
  try {
    const waiting = await writeOrders(hub.app, { from: 0, count })
    return await use({ waiting, folder, settle: (order) => settle(hub.app, order) })
  } finally {
    await hub.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export interface OrderRange {
  /** Of the first; each number is a student of its own. */
  readonly from: number
  readonly count: number
}

/** Orders that their families are paying, begun now. */
export async function writeOrders(app: AppContext, { from, count }: OrderRange): Promise<ToSettle[]> {
  const transport = { is: 'undecided' } as const
  const choices = { period: 3, method: 2, quotas: 11, transport, activities: [] } as const
  const quote = await quoteEnrollment(app, await readStudent(app, '10001'), choices)
  if (isRefused(quote)) throw new Error(`no quote: ${quote.code}`)
  return inTransaction(app.database, async (trx) => {
    const written: ToSettle[] = []
    for (let index = from; index < from + count; index += 1)
      written.push(await writeOne(app, trx, quote, index))
    return written
  })
}

async function writeOne(
  { ids, clock, config }: AppContext,
  trx: Transaction,
  quote: EnrollmentQuote,
  index: number,
): Promise<ToSettle> {
  const at = clock.now()
  const studentCode = index.toString(36).toUpperCase().padStart(5, '0')
  const key = { project: config.seasons.parents.project, studentCode }
  const order = await writeOrder(trx, null, { key, quote, status: 'paying', ids, at })
  const attemptId = ids.id()
  const fields = {
    id: attemptId,
    idempotencyKey: attemptId,
    requestHash: '',
    path: 'provider',
    instance: 'card',
    reference: ids.reference(),
    amount: quote.totals.totalV,
    status: 'open',
    payer: null,
    startedAt: at.toISOString(),
    expiresAt: at.toISOString(),
    askAt: at.toISOString(),
    trace: attemptId,
  } as const
  await addOrderAttempt(trx, fields, { id: ids.id(), order })
  return { orderId: order.id, attemptId, reference: fields.reference, amount: fields.amount }
}

export async function settle(app: AppContext, { attemptId }: Pick<ToSettle, 'attemptId'>): Promise<void> {
  await inTransaction(app.database, async (trx) => {
    const attempt = await orderPayable.lock(trx, attemptId)
    await completeOrder(app, trx, {
      attempt,
      seen: approvalOf(attempt, app.clock.now()),
      status: 'APROBADO',
      actor: 'provider:card',
      reason: null,
    })
  })
}

function approvalOf({ reference, amount }: OrderAttempt, at: Date): ProviderPayment {
  return {
    reference,
    providerRef: providerRefOf(reference),
    status: 'approved',
    rawStatus: 'Aprobada',
    amount,
    currency: 'COP',
    at: at.toISOString(),
    means: 'card',
    reason: null,
    test: true,
  }
}

/** As the sandbox's provider would name it. */
export function providerRefOf(reference: string): string {
  return `SP-${reference}`
}
