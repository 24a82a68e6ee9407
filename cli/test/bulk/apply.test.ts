import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../src/bulk/store/run-file.ts'
import { UsageFault } from '../../src/faults.ts'
import { aHome, fileOf, linesOf } from './support/note-runs.ts'
import { pretendHub } from './support/pretend-hub.ts'
import { bulk, notes } from './support/pretend-job.ts'

describe('Acting', () => {
  it('acts on every line once, under a key of its own, and on neighbours of one unit together', async () => {
    const hub = await pretendHub()
    const job = notes()
    const file = await fileOf('1,unit-a', '2,same', '3,unit-a', '4,unit-b', '5,x', '6,x')
    const { exit } = await bulk({ file, yes: true }, { job }, { hub: hub.url })
    expect(exit).toBe(0)
    expect(job.calls.map(({ lines }) => lines)).toEqual([[2, 4], [5], [6], [7]])
    expect(new Set(job.calls.map(({ key }) => key)).size).toBe(4)
    for (const { key } of job.calls) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('tells each line’s end in a file that a spreadsheet takes no formula from', async () => {
    const hub = await pretendHub()
    const file = await fileOf('1,x', '=2,x', '3,refuse', '4,same', '5,bad')
    const result = path.join(await aHome(), 'result.csv')
    const { exit, stdout } = await bulk(
      { file, yes: true, result },
      { job: notes() },
      { hub: hub.url, json: true },
    )
    expect(linesOf((await readFile(result, 'utf8')).replace(/^\uFEFF/, ''))).toEqual([
      'line,what,outcome,why,student,note',
      '2,1 x,done,,1,x',
      "3,'=2 x,done,,'=2,x",
      "4,3 refuse,failed,'=No note,3,refuse",
      '5,4,same,,4,same',
      '6,,wrong,a bad note,5,bad',
    ])
    expect(JSON.parse(stdout)).toMatchObject({
      state: 'finished',
      done: 2,
      failed: 1,
      left: 0,
      result,
      failures: [{ line: 4, why: '=No note', code: 'NO_NOTE' }],
    })
    expect(exit).toBe(1)
  })

  it('keeps the columns of the input in its result, by the file’s own headings', async () => {
    const hub = await pretendHub()
    const folder = await aHome()
    const [file, result] = [path.join(folder, 'ours.csv'), path.join(folder, 'result.csv')]
    await writeFile(file, 'note,Código del estudiante\nx,1\nbad,2\n,,,stray\n')
    await bulk({ file, yes: true, result }, { job: notes() }, { hub: hub.url })
    expect(linesOf((await readFile(result, 'utf8')).replace(/^\uFEFF/, ''))).toEqual([
      'line,what,outcome,why,note,Código del estudiante',
      '2,1 x,done,,x,1',
      '3,,wrong,a bad note,bad,2',
      expect.stringMatching(/^4,,wrong,.+,,$/),
    ])
  })

  it('tells twenty equal mistakes and twenty equal failures in a line each, with their number', async () => {
    const hub = await pretendHub()
    const rows = (note: string) => Array.from({ length: 20 }, (_, at) => `${note}${at},${note}`)
    const file = await fileOf(...rows('bad'), 'one,x', ...rows('refuse'))
    const { stdout, stderr } = await bulk({ file, yes: true }, { job: notes() }, { hub: hub.url })
    expect(linesOf(stderr).filter((line) => line.includes('a bad note'))).toEqual([
      '  20 lines (2, 3, 4…): a bad note',
    ])
    expect(linesOf(stdout).filter((line) => line.includes('No note'))).toEqual([
      expect.stringMatching(/^ {2}20 lines \(23, 24, 25…\): =No note$/),
    ])
  })

  it('keeps plans and results where only their owner reads them', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    await bulk({ file: await fileOf('1,x'), yes: true }, { job: notes() }, { hub: hub.url, home })
    const [id = ''] = await readdir(path.join(home, 'runs'))
    const { folder } = filesOf(path.join(home, 'runs'), id)
    const mode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect(await mode(folder)).toBe('700')
    const names = await readdir(folder)
    expect(names.sort()).toEqual(['plan.ndjson', 'result.csv', 'results.ndjson', 'run.json'])
    for (const name of names) expect(await mode(path.join(folder, name))).toBe('600')
  })

  it('does none when one is wrong and all must be right', async () => {
    const hub = await pretendHub()
    const file = await fileOf('1,x', '2,bad')
    const { exit, stderr } = await bulk({ file, yes: true, strict: true }, { job: notes() }, { hub: hub.url })
    expect(exit).toBe(1)
    expect(stderr).toContain('One row is wrong')
    expect(hub.orders.size).toBe(0)
  })

  it('acts as many at once as it is told and no more', async () => {
    const hub = await pretendHub()
    const release = hub.hold()
    const file = await fileOf(...Array.from({ length: 12 }, (_, at) => `${at},x`))
    const running = bulk({ file, yes: true, concurrency: 4 }, { job: notes() }, { hub: hub.url })
    await hub.posts(4)
    release()
    await running
    expect(hub.mostAtOnce()).toBe(4)
  })

  it('does not write over a file of the reader’s unless told so', async () => {
    const hub = await pretendHub()
    const [file, result] = [await fileOf('1,x'), await fileOf('mine')]
    const { fault } = await bulk({ file, yes: true, result }, { job: notes() }, { hub: hub.url })
    expect(fault).toBeInstanceOf(UsageFault)
    expect(await readFile(result, 'utf8')).toContain('mine')
    expect(hub.orders.size).toBe(0)
    await bulk({ file, yes: true, result, force: true }, { job: notes() }, { hub: hub.url })
    expect(await readFile(result, 'utf8')).toContain('line,what,outcome')
  })

  it('does nothing when the result has no folder to lie in', async () => {
    const hub = await pretendHub()
    const flags = { file: await fileOf('1,x'), yes: true, result: '/nowhere/at/all.csv' }
    expect((await bulk(flags, { job: notes() }, { hub: hub.url })).fault).toBeInstanceOf(UsageFault)
    expect(hub.orders.size).toBe(0)
  })
})
