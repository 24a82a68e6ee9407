import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../../src/modules/audit/audit.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const day = 24 * 60 * 60 * 1000

async function readLog(hub: TestHub, part: string): Promise<{ part: string; deleted?: number } | undefined> {
  const lines: { part?: string; deleted?: number }[] = hub.lines.map((line) => JSON.parse(line))
  const found = lines.find((line) => line.part === part)
  return Promise.resolve(found === undefined ? undefined : { part, ...found })
}

async function runTonight(hub: TestHub): Promise<void> {
  hub.hub.app.work.trigger('retain-data')
  await until(
    () => readLog(hub, 'the last part'),
    (seen) => seen !== undefined,
  )
}

/** Registered last, so that its turn is the end of the run. */
function closeTheRow(hub: TestHub): void {
  hub.hub.server.app.addPersonalDataSource({
    name: 'the last part',
    export: () => Promise.resolve([]),
    erase: () => Promise.resolve(0),
    retain: () => Promise.resolve(0),
  })
}

async function keepAudit({ hub }: TestHub, daysAgo: number): Promise<void> {
  const { database, clock } = hub.app
  await recordAudit(database, {
    at: new Date(clock.now().getTime() - daysAgo * day),
    actor: 'staff:admin',
    act: 'fee.change',
    subject: `${daysAgo} days ago`,
    before: null,
    after: null,
    trace: 'a-request',
  })
}

async function keepSignIn({ hub }: TestHub, daysAgo: number): Promise<void> {
  const { database, clock } = hub.app
  const at = new Date(clock.now().getTime() - daysAgo * day).toISOString()
  await database('sign_in_log').insert({
    student: '10001',
    action: 'login',
    app: 'enrollment',
    section: 'login',
    result: `${daysAgo} days ago`,
    created_at: at,
    updated_at: at,
  })
}

describe.each(databases)('Every night on $name', (database) => {
  it('what was kept long enough is deleted, and nothing before its time', async () => {
    const settings = { privacy: { retentionDays: { audit: 1825, signIns: 365 } } }
    const hub = await runHub({ database, settings })
    closeTheRow(hub)
    for (const daysAgo of [1826, 1824, 0]) await keepAudit(hub, daysAgo)
    for (const daysAgo of [364, 366]) await keepSignIn(hub, daysAgo)
    await runTonight(hub)
    const left = await hub.hub.app.database('audit').orderBy('id')
    expect(left.map(({ subject }) => subject)).toEqual(['1824 days ago', '0 days ago'])
    const signIns = await hub.hub.app.database('sign_in_log')
    expect(signIns.map(({ result }) => result)).toEqual(['364 days ago'])
    expect(await readLog(hub, 'audit')).toMatchObject({ deleted: 1 })
    expect(await readLog(hub, 'sign-ins')).toMatchObject({ deleted: 1 })
  })

  it('a part that breaks does not keep the others from their turn', async () => {
    const hub = await runHub({ database })
    hub.hub.server.app.addPersonalDataSource({
      name: 'a part that breaks',
      export: () => Promise.resolve([]),
      erase: () => Promise.resolve(0),
      retain: () => Promise.reject(new Error('it broke')),
    })
    closeTheRow(hub)
    await runTonight(hub)
    const broken = hub.lines.find((line) => line.includes('a part that breaks'))
    expect(JSON.parse(broken ?? '{}')).toMatchObject({ level: 50 })
  })
})
