import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { cli } from './support/cli.ts'

const hub = useHub()

async function run(...words: string[]) {
  return cli(['outbox', ...words], { hub: hub().url, key: await makeKey(hub(), ['finance']) })
}

/** Deliveries that wait for a person, of a receipt that nobody can issue. */
async function onHold(count: number, key: string = randomUUID()): Promise<readonly number[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    topic: 'receipt.issue',
    key: `${key}:${index}`,
    payload: '{"orderId":"none"}',
    status: 'on_hold',
    attempts: 3,
    due_at: '2025-06-19T15:00:00.000Z',
    leased_until: null,
    last_fault: 'rejected: \u001B[31mno\tsuch order',
    trace: 'test',
    created_at: '2025-06-19T15:00:00.000Z',
    done_at: null,
  }))
  const { database } = hub().hub.app
  await database('outbox').insert(rows)
  return database('outbox').whereLike('key', `${key}:%`).orderBy('id').pluck('id')
}

describe('The outbox', () => {
  it('is listed by what is asked for, a page at a time, and says how to go on', async () => {
    const ids = await onHold(3, 'LIST')
    const { stdout } = await run('list', '--search', 'LIST', '--json')
    expect(JSON.parse(stdout).map(({ id }: { id: number }) => id)).toEqual(ids.toReversed())
    const page = await run('list', '--search', 'LIST', '--limit', '2')
    expect(page.stdout.trimEnd().split('\n')).toHaveLength(3)
    expect(page.stderr).toContain('--page 2')
    const last = await run('list', '--search', 'LIST', '--limit', '2', '--page', '2', '--json')
    expect(JSON.parse(last.stdout)).toHaveLength(1)
    const all = await run('list', '--search', 'LIST', '--all', '--json')
    expect(
      all.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(ids.toReversed())
  })

  it('shows the fault of a vendor in one line, without its escapes', async () => {
    await onHold(1, 'FAULT')
    const { stdout } = await run('list', '--search', 'FAULT')
    const [, line = ''] = stdout.trimEnd().split('\n')
    expect(line).toMatch(/receipt\.issue +Retenido +3 .*rejected: /)
    expect(stdout).not.toContain('\u001B[31m')
    expect(line.length).toBeLessThanOrEqual(100)
  })

  it('says on stderr that there is nothing, and answers an empty list', async () => {
    expect(await run('list', '--search', 'NOTHING', '--json')).toMatchObject({
      exit: 0,
      stdout: '[]\n',
      stderr: expect.stringContaining('No hay'),
    })
  })

  it('lets deliveries try again, and ends with 1 when one cannot', async () => {
    const [id = 0] = await onHold(1)
    const { exit, stdout, stderr } = await run('retry', String(id), '2147483647', '--json')
    expect(exit).toBe(1)
    expect(JSON.parse(stdout)).toEqual([
      { id, is: 'done', topic: 'receipt.issue', status: 'due' },
      { id: 2147483647, is: 'failed', code: 'NOT_FOUND', why: expect.any(String) },
    ])
    expect(stderr).toContain('✗ 2147483647')
    const [other = 0] = await onHold(1)
    expect((await run('retry', String(other))).stdout).toBe(`✓ ${other} receipt.issue: se intenta de nuevo\n`)
  })

  it('lets everything that is on hold try again, by its filter', async () => {
    const ids = await onHold(4, 'MANY')
    await onHold(1, 'OTHER')
    const { exit, stdout } = await run('retry', '--all', '--search', 'MANY', '--json')
    expect({ exit, answer: JSON.parse(stdout) }).toEqual({ exit: 0, answer: { retried: ids.length } })
    expect((await run('retry', '--all', '--search', 'MANY')).stdout).toBe('No hay envíos retenidos así.\n')
    const others = await hub().hub.app.database('outbox').whereLike('key', 'OTHER:%').pluck('status')
    expect(others).toEqual(['on_hold'])
  })

  it('keeps a delivery for a person', async () => {
    const [id = 0] = await onHold(1)
    const far = { status: 'due', due_at: '2099-01-01T00:00:00.000Z' }
    await hub().hub.app.database('outbox').where({ id }).update(far)
    const { exit, stdout } = await run('hold', String(id), '--json')
    expect({ exit, row: JSON.parse(stdout) }).toMatchObject({ exit: 0, row: { id, status: 'on_hold' } })
    const again = await run('hold', String(id))
    expect([again.exit, again.stderr]).toEqual([3, expect.stringContaining('ya está retenido')])
    await hub().hub.app.database('outbox').where({ id }).update({ status: 'done' })
    const late = await run('hold', String(id))
    expect([late.exit, late.stderr]).toEqual([3, expect.stringContaining('Este envío ya se completó')])
  })

  it.each([
    [['retry']],
    [['retry', '7', '--all']],
    [['retry', '7', '--topic', 'receipt.issue']],
    [['retry', 'seven']],
    [['hold', '0']],
    [['list', '--limit', '501']],
    [['list', '--status', 'gone']],
  ])('refuses %j before it asks the hub', async (words) => {
    expect(await cli(['outbox', ...words], { hub: 'http://127.0.0.1:1', key: 'none' })).toMatchObject({
      exit: 2,
      stdout: '',
    })
  })
})
