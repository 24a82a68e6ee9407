import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../../../hub/src/http/caller.ts'
import { makeKey } from '@matricula/hub/testing/keys'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { memoOf } from '@matricula/hub/testing/vendor'
import { cli, startCli } from '../support/cli.ts'

interface KillCase {
  readonly words: readonly string[]
  readonly role: StaffRole
  readonly file: readonly string[]
  /** The call before whose answer the program dies. */
  readonly call: string
  readonly nth: number
}

/** Kills the program as its n-th call of a kind arrives at the hub, then goes on with its run; answers what that told. */
async function killAndResume(shop: TestHub, { words, role, file, call, nth }: KillCase) {
  const name = path.join(await mkdtemp(path.join(tmpdir(), 'matricula-killed-')), 'rows.csv')
  await writeFile(name, `${file.join('\n')}\n`)
  const key = await makeKey(shop, [role])
  const around = { hub: shop.url, key }
  const { child, ended, home } = await startCli(
    [...words, '--file', name, '--yes', '--concurrency', '2'],
    around,
  )
  let calls = 0
  shop.hub.server.listener.on('request', ({ method = '', url = '' }: { method?: string; url?: string }) => {
    if (`${method} ${url}` === call) calls += 1
    if (calls === nth) child.kill('SIGKILL')
  })
  expect((await ended).exit).toBe(137)
  return cli(['runs', 'resume', '--yes', '--json'], { ...around, home })
}

describe('A run that was killed', () => {
  it.each([1, 40, 119])('of fees at call %d leaves each fee there once', async (nth) => {
    const shop = await runHub()
    const rows = Array.from(
      { length: 120 },
      (_, at) => `105,ECO-K${at},Actividad ${at},${at},ECO,no,adicional`,
    )
    const { exit, stdout } = await killAndResume(shop, {
      words: ['fees', 'import'],
      role: 'finance',
      file: ['grade,code,concept,value,type,mandatory,eco_type', ...rows],
      call: 'POST /api/enrollment/admin/fee',
      nth,
    })
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ done: 120, failed: 0, left: 0 })
    const { database } = shop.hub.app
    expect(await database('audit').where({ act: 'fee.create' })).toHaveLength(120)
    expect(await database('fee').where('code', 'like', 'ECO-K%')).toHaveLength(120)
  })

  it.each([1, 2])('of food services at plan %d acts at the turnstile once for each', async (nth) => {
    const shop = await runHub()
    const { database } = shop.hub.app
    const students = await database('student').orderBy('code').limit(120).select<{ code: string }[]>('code')
    const { exit, stdout } = await killAndResume(shop, {
      words: ['food', 'insert'],
      role: 'food',
      file: ['student,service', ...students.map(({ code }) => `${code},almuerzo`)],
      call: 'POST /api/hikcentral/insertServices',
      nth,
    })
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ done: 120, failed: 0, left: 0 })
    expect(await memoOf(shop.hub.app, 'accessControl.main').list('act/')).toHaveLength(120)
    const runs = await database('audit').where({ act: 'food.run' }).select<{ after: string }[]>('after')
    const ran = runs.flatMap(({ after }) => (JSON.parse(after) as { rows: { student: string }[] }).rows)
    expect(new Set(ran.map(({ student }) => student)).size).toBe(ran.length)
  })

  it('of transport fees confirms each once', async () => {
    const shop = await runHub()
    const { database } = shop.hub.app
    const students = ['10001', '10003', '10004', '10005', '10008', '10010', '10011', '10012']
    const { exit, stdout } = await killAndResume(shop, {
      words: ['transport', 'fees'],
      role: 'transport',
      file: ['student,way,lat,lng', ...students.map((code) => `${code},COMPLETO,4.86,-74.05`)],
      call: 'POST /api/googleAPI/confirm',
      // The first eight are the plan's.
      nth: students.length + 3,
    })
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ done: students.length, failed: 0, left: 0 })
    expect(await database('audit').where({ act: 'transport.confirm' })).toHaveLength(students.length)
    const drafts = await database('draft').select<{ version: number }[]>('version')
    expect(drafts.map(({ version }) => version)).toEqual(students.map(() => 1))
  })
})
