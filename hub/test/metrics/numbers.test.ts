import { describe, expect, it } from 'vitest'
import { announce } from '../../src/modules/outbox/outbox.store.ts'
import { statusFacts } from '../../src/modules/operations/status-facts.ts'
import type { Waiting } from '../../src/modules/operations/waiting.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { numbersOf as scrape } from '@matricula/hub/testing/keys'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

/** The numbers a scrape reads now, each line by its name and labels. */
async function numbersOf(hub: TestHub): Promise<ReadonlyMap<string, number>> {
  const text = await scrape(hub)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const noon = new Date('2025-06-19T17:00:00.000Z')
const nothing: Waiting = { count: 0, since: null, dueAt: null }
const quiet = {
  outbox: { due: nothing, on_hold: nothing },
  late: 0,
  callbacks: nothing,
  payments: { wizard: nothing, invoices: nothing, family: nothing, parts: nothing, account: nothing },
  exceptions: nothing,
}

const read = (name: string, status: Parameters<(typeof statusFacts)[number]['of']>[0]) =>
  statusFacts.find((fact) => fact.name === name)?.of(status, noon)

describe('What waits', () => {
  const since = '2025-06-19T16:50:00.000Z'
  it.each([
    ['is as old as its oldest', 'outbox_oldest_seconds', since, { due: 600, on_hold: 0 }],
    ['is late since it was due', 'outbox_overdue_seconds', '2025-06-19T16:59:00.000Z', { '': 60 }],
    ['is not late before it is due', 'outbox_overdue_seconds', '2025-06-19T17:00:01.000Z', { '': 0 }],
  ])('%s', (_title, name, at, numbers) => {
    const due = { count: 2, since: at, dueAt: at }
    expect(read(name, { ...quiet, outbox: { due, on_hold: nothing } })).toEqual(numbers)
  })

  it('is nothing in a quiet school', () => {
    const numbers = statusFacts.flatMap(({ of }) => Object.values(of(quiet, noon)))
    expect(new Set(numbers)).toEqual(new Set([0]))
  })
})

describe.each(databases)('The numbers of a hub on $name', (database) => {
  it('tell what has not left, what the provider has not decided and who should look', async () => {
    const hub = await runHub({ database })
    const { app } = hub.hub
    await app.work.stop()
    const family = await Family.signIn(hub, '10001')
    const started = await family.pay(await family.quote(rightAndCosts))
    expect(started.status).toBe(200)
    const message = { topic: 'receipt.issue', payload: {}, trace: 'trace', at: app.clock.wall() } as const
    await app.database.transaction(async (trx) => {
      await announce(trx, { ...message, key: 'receipt:one' })
      await announce(trx, { ...message, key: 'receipt:other' })
    })
    await app.database('outbox').where({ key: 'receipt:other' }).update({ status: 'on_hold' })
    const { lateMinutes } = app.config.settings.outbox
    const early = new Date(app.clock.wall().getTime() - (lateMinutes + 1) * 60_000).toISOString()
    await app.database('outbox').where({ key: 'receipt:one' }).update({ created_at: early })

    const numbers = await numbersOf(hub)

    expect(Object.fromEntries(numbers)).toMatchObject({
      database_up: 1,
      'outbox_messages{status="due"}': 1,
      'outbox_messages{status="on_hold"}': 1,
      outbox_late_messages: 1,
      'payments_pending{of="wizard"}': 1,
      'payments_pending{of="invoices"}': 0,
      callbacks_waiting: 0,
      payment_exceptions_open: 0,
    })
    expect(numbers.get('database_connections{state="waiting"}')).toBe(0)
  })
})

describe('The numbers of a hub', () => {
  it('are told while its database is away, and say so', async () => {
    const hub = await runHub()
    await numbersOf(hub)
    await hub.hub.app.work.stop()
    await hub.hub.app.database.destroy()
    const numbers = await numbersOf(hub)
    expect(numbers.get('database_up')).toBe(0)
    expect([...numbers.keys()].filter((name) => name.startsWith('outbox_'))).toEqual([])
    expect(numbers.get('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(hub.lines.join('')).toContain('what waits could not be counted')
  })

  it('count answers by route, not by address', async () => {
    const hub = await runHub()
    for (const nobody of ['a', 'b']) await hub.visitor().get(`/api/texts/${nobody}`)
    const seen = await until(
      () => numbersOf(hub),
      (numbers) =>
        numbers.get('http_request_seconds_count{method="get",route="/api/texts/{locale}",status="400"}') ===
        2,
    )
    expect([...seen.keys()].join()).not.toContain('/api/texts/a')
  })

  it('tell how each job fares, also one that breaks off', async () => {
    const hub = await runHub()
    const { work } = hub.hub.app
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs === 1) throw new Error('the first run breaks off')
    }
    work.add({ name: 'trial', every: '0 0 0 1 1 *', begins: 'on-schedule', concurrency: 'one', run })
    const count = (outcome: string) => `job_run_seconds_count{job="trial",outcome="${outcome}"}`
    work.trigger('trial')
    const failed = await until(
      () => numbersOf(hub),
      (numbers) => numbers.get(count('failed')) === 1,
    )
    expect(failed.has('job_last_success_timestamp_seconds{job="trial"}')).toBe(false)
    work.trigger('trial')
    const mended = await until(
      () => numbersOf(hub),
      (numbers) => numbers.get(count('ok')) === 1,
    )
    expect(mended.get('job_last_success_timestamp_seconds{job="trial"}')).toBeGreaterThan(0)
    expect(hub.lines.join('')).toMatch(/"job":"trial".*a job broke off/)
  })
})
