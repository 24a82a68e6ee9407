import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { runProgram } from '@matricula/hub/testing/hub-process'
import { acrossLine } from '@matricula/hub/testing/line'
import { root, runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody } from '@matricula/hub/testing/visitor'
import { seen } from './scene.ts'

const down = '503 DATABASE_DOWN'

/** As the shipped ones, in less time. */
const deadlines = { connectSeconds: 1, acquireSeconds: 2, statementSeconds: 2, idleSeconds: 30 }
const settings = { database: { pool: 10, deadlines } }

/** The families of one moment, more than there are connections. */
const many = 15
const back = 10_000

const signIn = ({ visitor }: TestHub) =>
  visitor().post<ProblemBody>('/api/enrollment/login', { studentCode: '10002' })

const crowd = (hub: TestHub) => Promise.all(Array.from({ length: many }, () => signIn(hub)))

const [postgres] = databases.filter(({ name }) => name === 'PostgreSQL')

function acrossPostgres() {
  if (postgres === undefined) throw new Error('there is no PostgreSQL')
  return acrossLine(postgres)
}

async function hubAcrossLine(more: object = {}) {
  const across = await acrossPostgres()
  return {
    line: across.line,
    hub: await runHub({ settings: { ...settings, ...more }, database: across.kind }),
  }
}

describe.runIf(postgres !== undefined)('On a wire to PostgreSQL that has gone silent', () => {
  it('a hub tells everybody to come back, and goes on by itself within ten seconds of its return', async () => {
    const { line, hub } = await hubAcrossLine()
    await crowd(hub)
    line.goSilent()

    for (const answers of [await crowd(hub), await crowd(hub)]) {
      expect(answers.map(seen)).toEqual(Array.from({ length: many }, () => down))
      expect(answers.map(({ headers }) => headers.get('retry-after'))).not.toContain(null)
    }
    expect((await hub.visitor().get('/api/health/ready')).status).toBe(503)
    expect((await hub.visitor().get('/api/health/live')).status).toBe(200)

    line.comeBack()
    const served = await until(
      () => crowd(hub),
      (answers) => answers.every(({ status }) => status === 200),
      back,
    )
    expect(served).toHaveLength(many)
    expect((await hub.visitor().get('/api/health/ready')).status).toBe(200)
  })

  it('a sign-in that could not be answered is no try of its network', async () => {
    const { line, hub } = await hubAcrossLine({ access: { ceilingPerAddress: many + 5 } })
    await crowd(hub)
    line.goSilent()
    expect((await crowd(hub)).map(seen)).toEqual(Array.from({ length: many }, () => down))

    line.comeBack()
    const answer = await until(
      () => signIn(hub),
      ({ status }) => status !== 503,
      back,
    )
    expect(answer.status).toBe(200)
  })

  it('a connection that was forgotten on the way while nobody used it is not lent to anybody', async () => {
    const { line, hub } = await hubAcrossLine()
    await crowd(hub)
    line.goSilent()
    // What was open stays lost, and looks open from here.
    await pause(1500)
    line.comeBack()
    expect((await crowd(hub)).map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200))
  })

  it('a hub closes, although connections hang', async () => {
    const { line, hub } = await hubAcrossLine()
    await crowd(hub)
    line.goSilent()
    const asked = crowd(hub)
    await pause(100)
    await hub.hub.stop()
    expect((await asked).map(seen)).toEqual(Array.from({ length: many }, () => down))
  })
})

describe.runIf(postgres !== undefined)(
  'When a connection to PostgreSQL is closed in the middle of a statement',
  () => {
    it('who asked is told to come back', async () => {
      const { line, hub } = await hubAcrossLine()
      const family = await Family.signIn(hub, '10001')
      const { database } = hub.hub.app
      const locked = await database.transaction()
      await locked.raw('lock table student in access exclusive mode')
      const asked = family.visitor.get<ProblemBody>('/api/enrollment/student')
      await until(
        async () =>
          waitingIn(
            await locked.raw(
              'select count(*)::int from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
            ),
          ),
        (waiting) => waiting > 0,
      )
      line.cut()
      const answer = await asked
      expect([seen(answer), answer.headers.get('retry-after')]).toEqual([down, '5'])
      await locked.rollback().catch(() => undefined)
      expect((await family.visitor.get('/api/enrollment/student')).status).toBe(200)
    })
  },
)

function waitingIn({ rows }: { rows: readonly { count: number }[] }): number {
  return rows[0]?.count ?? 0
}

describe.runIf(postgres !== undefined)(
  'A hub that is told to stop while its wire to PostgreSQL is silent',
  () => {
    it('ends', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'matricula-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const file = path.join(folder, 'settings.json')
      await writeFile(file, JSON.stringify({ ...settings, database: { ...settings.database, client: 'pg' } }))
      const { line, kind: across } = await acrossPostgres()
      const place = await across.create()
      onTestFinished(() => place.drop())
      const environment = {
        PORT: '0',
        MATRICULA_SETTINGS: file,
        MATRICULA_DATA: folder,
        MATRICULA_DATABASE_URL: line.url,
      }
      const { code } = await runProgram(root, environment, (address, stop) => {
        line.goSilent()
        const asked = fetch(new URL('/api/enrollment/login', address), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ studentCode: '10002' }),
        })
        asked.catch(() => undefined)
        setTimeout(stop, 200)
      })
      expect(code).toBe(0)
    })
  },
)
