import { randomUUID } from 'node:crypto'
import Joi from 'joi'
import type { Knex } from 'knex'
import type { Answers } from './family.ts'
import { privateKey } from '../../support/wompi-keys.ts'
import { type AllocationRow, type AttemptRow, now, outboxRow, token } from './rows.ts'

export interface BaselineWork {
  settleSoon(): void
}

interface DueRow {
  readonly id: number
  readonly topic: string
  readonly reference: string
  readonly payload: string
}

/** Settles what came in and delivers what is to be told, each by itself, a row at a time as the hub does. */
export function startWork(database: Knex, answers: Answers, wompi: string): BaselineWork {
  const deliver = runner(async () => {
    for (const row of await lease(database, 'outbox')) await deliverRow(database, row)
  })
  const settle = runner(async () => {
    for (const row of await lease(database, 'callback_inbox')) {
      await settleRow(database, { answers, wompi }, row)
      deliver()
    }
  })
  return { settleSoon: settle }
}

function runner(run: () => Promise<void>): () => void {
  let again = false
  let running: Promise<void> | null = null
  const drain = async () => {
    while (again) {
      again = false
      await run()
    }
    running = null
  }
  return () => {
    again = true
    running ??= drain()
  }
}

async function lease(database: Knex, table: string): Promise<readonly DueRow[]> {
  return database.raw(
    `update ?? set leased_until = ?, attempts = attempts + 1 where id in
       (select id from ?? where status = 'due' and leased_until is null order by due_at, id limit 20) returning *`,
    [table, now(), table],
  )
}

async function settleRow(
  database: Knex,
  { answers, wompi }: { readonly answers: Answers; readonly wompi: string },
  { id, reference }: DueRow,
): Promise<void> {
  const attempt: AttemptRow = await database('payment_attempt').where({ reference }).first()
  await askWompi(wompi, reference)
  await database.transaction(async (trx) => {
    await settle(trx, answers, attempt)
    await trx('callback_inbox').where({ id }).update({ status: 'done', done_at: now() })
  })
}

/** What an event tells is asked of the provider before it counts. */
async function askWompi(url: string, reference: string): Promise<void> {
  const headers = { authorization: `Bearer ${privateKey}` }
  const answer = await fetch(`${url}/v1/transactions?reference=${reference}`, { headers })
  const { data } = Joi.attempt(await answer.json(), listed)
  if (data.length !== 1) throw new Error(`the provider has ${data.length} transactions of a reference`)
}

const listed = Joi.object<{ data: unknown[] }>({ data: Joi.array().required() }).unknown()

async function settle(trx: Knex, { charges }: Answers, attempt: AttemptRow): Promise<void> {
  const { order_id }: AllocationRow = await trx('allocation').where({ attempt_id: attempt.id }).first()
  const order = await trx('enrollment_order').where({ id: order_id }).first()
  await trx('student').where({ code: order.student_code }).first()
  await trx('payment_attempt')
    .where({ id: attempt.id })
    .update({ status: 'approved', ask_at: null, finished_at: now() })
  const payment_id = randomUUID()
  await trx('payment').insert({
    id: payment_id,
    attempt_id: attempt.id,
    amount: attempt.amount,
    instance: 'card',
    provider_ref: attempt.reference,
    actor: 'provider:card',
    approved_at: now(),
    trace: attempt.trace,
  })
  await post(trx, {
    key: `payment:${payment_id}`,
    amount: attempt.amount,
    from: 'provider/card',
    to: ofOrder(order_id),
  })
  const paid = { status: 'approved', paid_as: 'APROBADO', payment_id, open_key: null }
  await trx('allocation')
    .where({ attempt_id: attempt.id })
    .update({ ...paid, ended_at: now(), approved_at: now() })
  await trx('charge').insert(charges.map((charge) => ({ ...charge, order_id })))
  await trx('enrollment_order').where({ id: order_id }).update({ status: 'paid', updated_at: now() })
  await trx('receipt').insert({ order_id, token: token(), version: 1, body: order.quote, issued_at: now() })
  await trx('outbox').insert(
    ['notice.receipt', 'accounting.order'].map((topic) => outboxRow(topic, order_id)),
  )
}

async function deliverRow(database: Knex, { id, topic, payload }: DueRow): Promise<void> {
  const { orderId }: { orderId: string } = JSON.parse(payload)
  const order = await database('enrollment_order').where({ id: orderId }).first()
  await database.transaction(async (trx) => {
    if (topic === 'accounting.order') {
      await trx('accounting_document').insert(documentRow(order))
      const { total: amount } = order
      await post(trx, { key: `order:${orderId}`, amount, from: ofOrder(orderId), to: 'accounting/main' })
    }
    await trx('outbox').where({ id }).update({ status: 'done', done_at: now(), leased_until: null })
  })
}

const ofOrder = (id: string) => `to-post/order:${id}`

interface Movement {
  readonly key: string
  readonly amount: number
  readonly from: string
  readonly to: string
}

async function post(trx: Knex, { key, amount, from, to }: Movement): Promise<void> {
  const at = now()
  await trx('posting').insert({ key, subject: key, day: at.slice(0, 10), posted_at: at, trace: token() })
  await trx('posting_line').insert([
    { posting: key, place: 0, account: from, amount },
    { posting: key, place: 1, account: to, amount: -amount },
  ])
}

function documentRow({ id, reference, total }: { id: string; reference: string; total: number }) {
  return {
    order_id: id,
    instance: 'main',
    ref: reference,
    number: reference,
    reference,
    total,
    posted_at: now(),
  }
}
