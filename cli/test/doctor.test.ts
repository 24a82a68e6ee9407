import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqlite } from '@matricula/hub/testing/databases'
import { makeKey } from '@matricula/hub/testing/keys'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { seasonTime } from '../src/hub/season-time.ts'
import type { Diagnosis } from '../src/tasks/doctor/read-diagnosis.ts'
import type { Finding } from '../src/tasks/doctor/finding.ts'
import { checkMachine } from '../src/tasks/doctor/check-machine.ts'
import { checkHub } from '../src/tasks/doctor/check-hub.ts'
import { aHome, cli } from './support/cli.ts'
import { translator } from '../src/i18n.ts'

const hub = useHub({ database: sqlite })
interface DoctorReport {
  readonly hub: string
  readonly worst: string
  readonly checks: readonly Finding[]
  readonly facts: Diagnosis | null
}

const answerOf = (stdout: string): DoctorReport => JSON.parse(stdout)

describe('The doctor', () => {
  it('finds a hub well, and answers 0', async () => {
    const key = await makeKey(hub(), ['it'])
    const { exit, stdout, stderr } = await cli(['doctor', '--json'], { hub: hub().url, key })
    expect([exit, stderr]).toEqual([0, ''])
    const { worst, checks, facts } = answerOf(stdout)
    expect(worst).toBe('ok')
    expect(checks.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        'program',
        'profiles',
        'runs',
        'hub',
        'clock',
        'database',
        'migrations',
        'disk',
        'plugins',
        'deliveries',
        'configuration',
      ]),
    )
    expect(facts?.database?.dialect).toBe('sqlite')
    expect(stdout).not.toContain(key)
  })

  it('says of a plugin that nobody has asked yet that it is one, until it is asked', async () => {
    const own = await runHub()
    const around = { hub: own.url, key: await makeKey(own, ['it']) }
    expect((await cli(['doctor'], around)).stdout).toMatch(/nadie ha preguntado aún .*maps\.main/)
    await cli(['plugins', 'check', 'maps.main'], around)
    expect((await cli(['doctor'], around)).stdout).not.toMatch(/nadie ha preguntado aún .*maps\.main/)
  })

  it('says what is not well and what to do, and answers 0 for what can wait', async () => {
    const own = await runHub()
    const key = await makeKey(own, ['it'])
    await fetch(`${own.url}/api/plugins/maps.main/pause`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'the vendor moves' }),
    })
    const { exit, stdout } = await cli(['doctor'], { hub: own.url, key })
    expect(exit).toBe(0)
    expect(stdout).toContain('maps.main está en pausa')
    expect(stdout).toContain('→ Cuando deba seguir: matricula plugins resume maps.main')
  })

  it('tells what everybody may know when it has no key, and answers 1', async () => {
    const { exit, stdout } = await cli(['doctor', '--json'], { hub: hub().url })
    expect(exit).toBe(1)
    const { checks, facts } = answerOf(stdout)
    expect(facts).toBeNull()
    expect(checks.find(({ check }) => check === 'access')).toMatchObject({
      is: 'bad',
      next: expect.stringContaining('matricula login'),
    })
    expect(checks.find(({ check }) => check === 'database')).toMatchObject({ is: 'ok' })
  })

  it('looks at this machine also when no hub answers, and answers 4', async () => {
    const home = await aHome()
    await writeFile(path.join(home, 'profiles.json'), '{"current":null,"profiles":{}}')
    await chmod(path.join(home, 'profiles.json'), 0o644)
    const run = { id: '20250619-100000-food-insert-aaaa', state: 'acting' }
    await mkdir(path.join(home, 'runs', run.id), { recursive: true })
    await writeFile(path.join(home, 'runs', run.id, 'run.json'), JSON.stringify(run))
    const { exit, stdout } = await cli(['doctor', '--json'], {
      hub: 'http://127.0.0.1:1',
      home,
      locale: 'en',
    })
    expect(exit).toBe(4)
    const { checks } = answerOf(stdout)
    const grade = (name: string) => checks.find(({ check }) => check === name)?.is
    expect([grade('profiles'), grade('runs'), grade('unfinished-runs'), grade('hub')]).toEqual([
      'bad',
      'ok',
      'warn',
      'bad',
    ])
    expect(checks.find(({ check }) => check === 'unfinished-runs')?.next).toContain(run.id)
    expect(checks.find(({ check }) => check === 'hub')?.next).toMatch(/^Start the hub/)
  })
})

const outbox = { due: 0, onHold: 0, failed: 0, oldestDueAt: null, oldestOnHoldAt: null }

const well: Diagnosis = {
  hub: {
    version: '0.1.0',
    node: 'v20.19.0',
    profile: 'production',
    publicUrl: 'https://m.example',
    uptimeSeconds: 5,
  },
  clock: { wall: '2025-06-19T15:00:00.000Z', season: '2025-06-19T10:00:00-05:00', simulated: false },
  database: { dialect: 'pg', bytes: 1, migrations: { applied: ['001'], pending: [], unknown: [] } },
  outbox,
  work: { by: 'here', redis: null, secondsSinceSign: 0 },
  line: { waiting: 0 },
  delays: { paymentsSeconds: 0, callbacksSeconds: 0 },
  plugins: [],
  disk: { freeBytes: 2 ** 40, totalBytes: 2 ** 41 },
  season: { parents: '2025-2026', admin: '2020-2021' },
  warnings: [],
}

const plugin = {
  instance: 'sis.main',
  kind: 'sis',
  use: 'x',
  required: false,
  state: 'down',
  since: '',
  isAsked: false,
  why: null,
  pausedBy: null,
  lastFault: null,
} as const
const mib = 2 ** 20
const migrations = { applied: ['001'], pending: [], unknown: [] }

const judged = { aheadMs: 0, version: '0.1.0', toSeasonTime: seasonTime([]) }

describe('What the hub tells is judged:', () => {
  it.each<[string, string, Partial<Diagnosis>]>([
    ['ok', 'disk', { disk: { freeBytes: 2048 * mib, totalBytes: 2 ** 40 } }],
    ['warn', 'disk', { disk: { freeBytes: 2048 * mib - 1, totalBytes: 2 ** 40 } }],
    ['warn', 'disk', { disk: { freeBytes: 512 * mib, totalBytes: 2 ** 40 } }],
    ['bad', 'disk', { disk: { freeBytes: 512 * mib - 1, totalBytes: 2 ** 40 } }],
    ['bad', 'database', { database: null }],
    [
      'bad',
      'migrations',
      { database: { dialect: 'pg', bytes: 1, migrations: { ...migrations, pending: ['002'] } } },
    ],
    [
      'bad',
      'migrations',
      { database: { dialect: 'pg', bytes: 1, migrations: { ...migrations, unknown: ['099'] } } },
    ],
    ['ok', 'plugins-unasked', { plugins: [{ ...plugin, state: 'up' }] }],
    ['warn', 'plugin sis.main', { plugins: [plugin] }],
    ['bad', 'plugin sis.main', { plugins: [{ ...plugin, required: true }] }],
    ['bad', 'plugin sis.main', { plugins: [{ ...plugin, state: 'paused' }] }],
    ['warn', 'plugin sis.main', { plugins: [{ ...plugin, state: 'paused', pausedBy: 'sistemas' }] }],
    ['warn', 'plugin sis.main', { plugins: [{ ...plugin, state: 'starting' }] }],
    ['warn', 'deliveries-on-hold', { outbox: { ...outbox, onHold: 1, oldestOnHoldAt: well.clock.wall } }],
    ['ok', 'deliveries', { outbox: { ...outbox, due: 1, oldestDueAt: '2025-06-19T14:58:00.000Z' } }],
    ['bad', 'deliveries', { outbox: { ...outbox, due: 1, oldestDueAt: '2025-06-19T14:57:59.000Z' } }],
    [
      'warn',
      'deliveries',
      { outbox: { ...outbox, due: 2, failed: 2, oldestDueAt: '2025-06-19T15:01:00.000Z' } },
    ],
    ['ok', 'redis', { work: { by: 'here', redis: true, secondsSinceSign: 0 } }],
    ['bad', 'redis', { work: { by: 'here', redis: false, secondsSinceSign: null } }],
    ['ok', 'workers', { work: { by: 'workers', redis: true, secondsSinceSign: 60 } }],
    ['bad', 'workers', { work: { by: 'workers', redis: true, secondsSinceSign: 61 } }],
    ['bad', 'workers', { work: { by: 'workers', redis: true, secondsSinceSign: null } }],
    ['ok', 'payments', { delays: { paymentsSeconds: 300, callbacksSeconds: 0 } }],
    ['bad', 'payments', { delays: { paymentsSeconds: 301, callbacksSeconds: 0 } }],
    ['bad', 'callbacks', { delays: { paymentsSeconds: 0, callbacksSeconds: 301 } }],
    [
      'bad',
      'configuration payments.card',
      { warnings: [{ code: 'PRETEND_VENDOR', about: 'payments.card' }] },
    ],
    ['bad', 'configuration audit', { warnings: [{ code: 'AUDIT_REWRITABLE', about: 'audit' }] }],
    [
      'bad',
      'configuration Latin1_General_CI_AI',
      { warnings: [{ code: 'COLLATION_LOOSE', about: 'Latin1_General_CI_AI' }] },
    ],
    [
      'warn',
      'configuration matricula',
      { warnings: [{ code: 'READS_WAIT_FOR_WRITES', about: 'matricula' }] },
    ],
    ['bad', 'configuration matricula', { warnings: [{ code: 'NO_SNAPSHOT_READS', about: 'matricula' }] }],
    ['warn', 'configuration audit', { warnings: [{ code: 'ONE_DATABASE_LOGIN', about: 'audit' }] }],
    ['bad', 'configuration rehearsal', { warnings: [{ code: 'REHEARSAL', about: 'rehearsal' }] }],
    ['warn', 'configuration nocturno', { warnings: [{ code: 'KEY_NEVER_EXPIRES', about: 'nocturno' }] }],
    ['warn', 'configuration nocturno', { warnings: [{ code: 'KEY_EXPIRES_SOON', about: 'nocturno' }] }],
    ['warn', 'configuration 2025-2026', { warnings: [{ code: 'SEASON_OVER', about: '2025-2026' }] }],
    ['warn', 'hub', { hub: { ...well.hub, version: '0.2.0' } }],
    ['ok', 'hub', { hub: { ...well.hub, version: '0.1.9' } }],
  ])('%s: %s', (grade, check, over) => {
    for (const locale of ['es', 'en'] as const) {
      const found = checkHub({ ...judged, diagnosis: { ...well, ...over } }, locale)
      const finding = found.find((one) => one.check === check)
      expect(finding?.is).toBe(grade)
      expect(finding?.found).not.toMatch(/\{|^\w+_\w+$/)
      expect(finding?.next ?? (grade === 'ok' ? 'nothing to do' : '')).not.toMatch(/\{|^$/)
    }
  })

  it.each([
    [30_000, 'ok'],
    [-30_000, 'ok'],
    [31_000, 'warn'],
    [-31_000, 'warn'],
    [300_000, 'warn'],
    [-301_000, 'bad'],
  ])('a clock that is %i ms ahead is %s', (aheadMs, grade) => {
    const found = checkHub({ ...judged, diagnosis: well, aheadMs }, 'en')
    expect(found.find(({ check }) => check === 'clock')?.is).toBe(grade)
  })

  it.each([
    ['20.19.0', 'ok'],
    ['20.18.9', 'bad'],
    ['18.20.1', 'bad'],
    ['22.1.0', 'ok'],
  ])('this program on Node %s is %s', (node, grade) => {
    const facts = {
      node,
      version: '0.1.0',
      profiles: { file: 'f', mode: null },
      runs: { folder: 'r', isWritable: true, unfinished: [] },
    }
    const found = checkMachine(facts, translator('doctor', 'es'))
    expect(found.find(({ check }) => check === 'program')?.is).toBe(grade)
  })
})
