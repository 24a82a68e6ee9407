import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { feeFile, pretendHub, type PretendHub } from './bulk/support/pretend-hub.ts'
import { aHome, cli } from './support/cli.ts'

/** An import of so many fees, as far as the hub lets it. */
async function anImport(hub: PretendHub, rows: number, ...flags: readonly string[]) {
  return importAt(await aHome(), hub, rows, ...flags)
}

async function importAt(home: string, hub: PretendHub, rows: number, ...flags: readonly string[]) {
  const file = path.join(home, 'fees.csv')
  await writeFile(file, feeFile(rows))
  const said = await cli(['fees', 'import', '--file', file, ...flags], { hub: hub.url, home })
  const [id = ''] = await readdir(path.join(home, 'runs'))
  return { ...said, id, around: { hub: hub.url, home, locale: 'en' } }
}

/** Three fees that a person confirmed, of which the hub took none. */
async function interrupted(hub: PretendHub, home?: string) {
  hub.fault = { is: 'status', status: 401 }
  const found = await importAt(home ?? (await aHome()), hub, 3, '--yes')
  hub.fault = null
  return found
}

describe('Runs', () => {
  it('are listed with how far they are, and there may be none', async () => {
    const hub = await pretendHub()
    expect(await cli(['runs', 'list'], { locale: 'en' })).toMatchObject({
      exit: 0,
      stdout: '',
      stderr: 'There are no runs on this machine.\n',
    })
    const { id, around } = await anImport(hub, 3, '--yes')
    const { stdout } = await cli(['runs', 'list'], around)
    expect(stdout).toContain(id)
    expect(stdout).toContain('finished')
  })

  it('are shown by the end of their name, with what they came from', async () => {
    const hub = await pretendHub()
    const { id, around } = await anImport(hub, 3, '--dry-run')
    const { exit, stdout } = await cli(['runs', 'show', id.slice(-4), '--json'], around)
    expect(exit).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      run: id,
      work: 'fees.import',
      state: 'planned',
      hub: hub.url,
      caller: { kind: 'staff', name: 'Prueba' },
      source: { name: expect.stringContaining('fees.csv'), sha256: expect.stringMatching(/^[\da-f]{64}$/) },
      planned: { change: 3, same: 0, wrong: 0 },
      left: 3,
    })
  })

  it('are shown with when they were made on the school’s clocks', async () => {
    const { id, around } = await anImport(await pretendHub(), 3, '--dry-run')
    const file = path.join(around.home, 'runs', id, 'run.json')
    const run = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...run, made: '2025-06-20T03:30:00.000Z' }))
    expect((await cli(['runs', 'show', id], around)).stdout).toContain('2025-06-19 22:30')
  })

  it.each(['../../etc', 'nope', '.'])('are not found under %s', async (asked) => {
    expect(await cli(['runs', 'show', asked], { locale: 'en' })).toMatchObject({ exit: 2 })
  })

  it('that were only planned are never done by a resume without their name', async () => {
    const hub = await pretendHub()
    const { id, around } = await anImport(hub, 3, '--dry-run')
    expect(await cli(['runs', 'resume', '--yes'], around)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining(`3 of matricula fees import are left: matricula runs resume ${id}`),
    })
    expect(hub.fees.size).toBe(0)
    expect(await cli(['runs', 'resume', id], around)).toMatchObject({ exit: 2 })
    expect(hub.fees.size).toBe(0)
    expect(await cli(['runs', 'resume', id, '--yes'], around)).toMatchObject({ exit: 0 })
    expect(hub.fees.size).toBe(3)
    expect(await cli(['runs', 'resume', '--yes'], around)).toMatchObject({ exit: 2 })
  })

  it('that have finished are told so in one sentence, with what they came to', async () => {
    const hub = await pretendHub()
    const { id, around } = await anImport(hub, 3, '--yes')
    const sentence = `The run ${id} has finished: nothing is left (done: 3; failed: 0; wrong: 0).\n`
    expect(await cli(['runs', 'resume', id], around)).toEqual({ exit: 0, stdout: sentence, stderr: '' })
    const { stdout } = await cli(['runs', 'resume', id, '--json'], around)
    expect(JSON.parse(stdout)).toMatchObject({ run: id, state: 'finished', done: 3, left: 0 })
  })

  it('that are unknown are told so in one sentence', async () => {
    const { exit, stderr } = await cli(['runs', 'resume', 'nope'], { locale: 'en' })
    expect({ exit, stderr }).toEqual({
      exit: 2,
      stderr: 'There is no run "nope".\n→ Those there are: matricula runs list\n',
    })
  })

  it('that were confirmed and interrupted go on without their name, which is said first', async () => {
    const hub = await pretendHub()
    const { id, around } = await interrupted(hub)
    await importAt(around.home, hub, 2, '--dry-run')
    const resumed = await cli(['runs', 'resume', '--yes'], around)
    expect(resumed).toMatchObject({
      exit: 0,
      stderr: expect.stringContaining(`The run ${id} continues: 3 are left.`),
    })
    expect(hub.fees.size).toBe(3)
  })

  it('that were interrupted are not chosen among: each is named', async () => {
    const hub = await pretendHub()
    const { around } = await interrupted(hub)
    await interrupted(hub, around.home)
    const { exit, stderr } = await cli(['runs', 'resume', '--yes'], around)
    expect([exit, hub.fees.size]).toEqual([2, 0])
    for (const id of await readdir(path.join(around.home, 'runs')))
      expect(stderr).toContain(`matricula runs resume ${id}`)
  })

  it('of an older version, which do not say who confirmed them, are named to go on', async () => {
    const hub = await pretendHub()
    const { id, around } = await interrupted(hub)
    const file = path.join(around.home, 'runs', id, 'run.json')
    const { confirmed: _confirmed, ...older } = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify(older))
    expect(await cli(['runs', 'resume', '--yes'], around)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining(id),
    })
    expect(hub.fees.size).toBe(0)
    expect(await cli(['runs', 'resume', id, '--yes'], around)).toMatchObject({ exit: 0 })
    expect(hub.fees.size).toBe(3)
  })

  it('do not go on at another hub than they were planned at', async () => {
    const [hub, other] = [await pretendHub(), await pretendHub()]
    const { id, around } = await anImport(hub, 3, '--dry-run')
    const { exit, stderr } = await cli(['runs', 'resume', id, '--yes', '--hub', other.url], around)
    expect(exit).toBe(2)
    expect(stderr).toContain(`--hub ${hub.url}`)
    expect(other.fees.size).toBe(0)
  })

  it('once begun do not go on as somebody else, whose keys the hub would not know again', async () => {
    const hub = await pretendHub()
    hub.fault = { is: 'status', status: 401 }
    const { around } = await anImport(hub, 3, '--yes')
    hub.fault = null
    hub.caller = 'Otra'
    const { exit, stderr } = await cli(['runs', 'resume', '--yes'], around)
    expect(exit).toBe(2)
    expect(stderr).toContain('was begun by Prueba')
    hub.caller = 'Prueba'
    expect(await cli(['runs', 'resume', '--yes'], around)).toMatchObject({ exit: 0 })
  })

  it('that failed are repeated in a new one, of the failed lines only', async () => {
    const hub = await pretendHub()
    hub.fault = { is: 'status', status: 422 }
    const { id, exit, around } = await anImport(hub, 3, '--yes')
    expect(exit).toBe(1)
    hub.fault = null
    const { stdout } = await cli(['runs', 'retry', id, '--yes', '--json'], around)
    expect(JSON.parse(stdout)).toMatchObject({ planned: { change: 3 }, done: 3, failed: 0 })
    const again = await cli(['runs', 'retry', JSON.parse(stdout).run, '--yes'], around)
    expect(again).toMatchObject({ exit: 2, stderr: expect.stringContaining('No row failed') })
  })

  it('are forgotten, unfinished ones only when that is said', async () => {
    const hub = await pretendHub()
    const { id, around } = await anImport(hub, 3, '--dry-run')
    expect(await cli(['runs', 'forget', id], around)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('3 are left'),
    })
    expect(await cli(['runs', 'forget', id, '--force'], around)).toMatchObject({ exit: 0 })
    expect(await readdir(path.join(around.home, 'runs'))).toEqual([])
  })
})
