import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bogotaDay, type LocalDate } from '@matricula/contract'
import { rememberAll } from '@matricula/hub/testing/vendor'
import { pino } from 'pino'
import type { AppContext } from '../../src/app-context.ts'
import { loadConfig } from '../../src/config/load-config.ts'
import { keepClosedDays } from '../../src/modules/reconciliation/keep-closed-days.ts'
import { openHub } from '../../src/open-hub.ts'
import { isSettable } from '../../src/shared/clock.ts'
import type { Child } from './child.ts'
import { type HubFolder, makeHubFolder } from './hub-folder.ts'
import { type OrderRange, providerRefOf, settle, type ToSettle, writeOrders } from './orders-to-settle.ts'

export interface PaidMonth {
  readonly from: LocalDate
  readonly to: LocalDate
  /** The day after, on which nobody has paid. */
  readonly today: LocalDate
}

export interface Month {
  readonly days: number
  readonly families: number
}

const dayMs = 24 * 60 * 60 * 1000

/** A hub whose families have paid day after day, as provider and accounting have it too; nothing is left of it. */
export async function withPaidMonth<T>(
  month: Month,
  use: (hub: Child, paid: PaidMonth) => Promise<T>,
): Promise<T> {
  const folder = await makeHubFolder(600)
  try {
    const paid = await payMonth(folder, month)
    const hub = await folder.start()
    try {
      await hub.idle()
      return await use(hub, paid)
    } finally {
      await hub.stop()
    }
  } finally {
    await folder.remove()
  }
}

/** Each day's families begin, pay and are delivered on its own day of the season's clock. */
async function payMonth({ data }: HubFolder, { days, families }: Month): Promise<PaidMonth> {
  const environment = { PORT: '0', MATRICULA_DATA: path.basename(data) }
  const loaded = await loadConfig(path.dirname(data), environment)
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'))
  const hub = await openHub(loaded.config, pino({ level: 'silent' }))
  try {
    await hub.start()
    const { clock } = hub.app
    if (!isSettable(clock)) throw new Error('the clock of this hub cannot be set')
    const first = clock.now()
    const count = Math.ceil(families / days)
    for (let day = 0; day < days; day += 1) {
      await clock.set(new Date(first.getTime() + day * dayMs))
      const from = day * count
      await payDay(hub.app, { from, count: Math.min(count, families - from) })
    }
    const to = bogotaDay(clock.now())
    await clock.set(new Date(first.getTime() + days * dayMs))
    await keepClosedDays(hub.app, { signal: AbortSignal.timeout(600_000), trace: 'bench' })
    return { from: bogotaDay(first), to, today: bogotaDay(clock.now()) }
  } finally {
    await hub.stop()
  }
}

async function payDay(app: AppContext, range: OrderRange): Promise<void> {
  const orders = await writeOrders(app, range)
  await rememberAll(app, chargesOf(orders, { from: range.from, at: app.clock.now().toISOString() }))
  for (const order of orders) await settle(app, order)
  // Each mail is sent by itself, which takes long, and reconciliation reads none.
  await app.database('outbox').where({ topic: 'notice.receipt', status: 'due' }).delete()
  while (await hasDue(app)) {
    app.work.trigger('deliver-accounting')
    await pause(50)
  }
}

async function hasDue({ database }: Pick<AppContext, 'database'>): Promise<boolean> {
  return (await database('outbox').where({ status: 'due' }).first('id')) !== undefined
}

/** The same payments as the sandbox's provider remembers them. */
function chargesOf(
  orders: readonly ToSettle[],
  { from, at }: { readonly from: number; readonly at: string },
) {
  return orders.flatMap(({ reference, amount }, index) => {
    const providerRef = providerRefOf(reference)
    const checkout = { ...aCheckout, number: from + index + 1, reference, providerRef, amount, createdAt: at }
    const step = { rawStatus: 'Aceptada', amount, at, means: 'card', reason: null }
    return [
      rowOf(`payment:${reference}`, { act: reference, value: checkout }),
      rowOf(`step:${reference}:000000`, step),
    ]
  })
}

function rowOf(key: string, value: object) {
  return { instance: 'payments.card', key, value: JSON.stringify(value), expires_at: null }
}

const aCheckout = {
  currency: 'COP',
  description: 'Matrícula',
  payer: { name: '', lastname: '', id: '', email: '', phone: '' },
  extras: [],
  returnUrl: 'http://127.0.0.1/',
  locale: 'es-CO',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
