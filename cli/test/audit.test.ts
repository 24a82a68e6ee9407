import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import { recordAudit } from '../../hub/src/modules/audit/audit.store.ts'
import { cli, startCli } from './support/cli.ts'

const hub = useHub()

async function runTail(...words: string[]) {
  return cli(['audit', 'tail', ...words], { hub: hub().url, key: await makeKey(hub(), ['admin']) })
}

let count = 0

async function happened(act: string, subject = '10001'): Promise<void> {
  count += 1
  const at = hub().hub.app.clock.wall()
  const entry = { at, actor: 'staff:ana', act, subject, before: null, after: { n: count }, trace: 'test' }
  await recordAudit(hub().hub.app.database, entry)
}

describe('The trail', () => {
  it('shows the last lines, the newest at the end', async () => {
    for (const subject of ['10001', '10002', '10003']) await happened('test.tail', subject)
    const { stdout } = await runTail('--act', 'test.tail', '--lines', '2', '--json')
    const entries = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(entries.map(({ subject }) => subject)).toEqual(['10002', '10003'])
    const plain = await runTail('--act', 'test.tail', '--student', '10001')
    expect(plain.stdout).toMatch(
      /^2025-06-19 10:\d\d:\d\d {2}staff:ana {2}test\.tail {2}10001 {2}\{"n":\d+\}\n$/,
    )
  })

  it('says that nothing like it is on record', async () => {
    expect(await runTail('--actor', 'staff:nobody')).toMatchObject({
      exit: 0,
      stdout: '',
      stderr: expect.stringContaining('No hay nada'),
    })
  })

  it('goes on with what happens while it is watched, until it is stopped', async () => {
    await happened('test.before')
    const key = await makeKey(hub(), ['admin'])
    const words = ['audit', 'tail', '--follow', '--act', 'test.before', '--lines', '1', '--json']
    const { child, ended } = await startCli(words, { hub: hub().url, key })
    const lines = createInterface(child.stdout)
    const [first] = await once(lines, 'line')
    expect(JSON.parse(first)).toMatchObject({ act: 'test.before' })
    const next = once(lines, 'line')
    await happened('test.other')
    await happened('test.before', '10009')
    expect(JSON.parse((await next)[0])).toMatchObject({ act: 'test.before', subject: '10009' })
    child.kill('SIGINT')
    expect((await ended).exit).toBe(130)
  })

  it('is for administrators', async () => {
    const key = await makeKey(hub(), ['it'])
    expect((await cli(['audit', 'tail'], { hub: hub().url, key })).exit).toBe(3)
  })

  it('tells of what a person has just done', async () => {
    const admin = await signInStaff(hub(), 'admin')
    await admin.post('/api/plugins/maps.main/pause', { reason: 'prueba' })
    await admin.post('/api/plugins/maps.main/resume', {})
    const { stdout } = await runTail('--actor', 'staff:admin', '--act', 'plugin.pause')
    expect(stdout).toContain('staff:admin  plugin.pause  maps.main')
  })
})
