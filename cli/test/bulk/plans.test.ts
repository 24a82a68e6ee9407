import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlers } from '../../src/bulk/handlers.ts'
import { UsageFault } from '../../src/faults.ts'
import { findInterruptedRun } from '../../src/tasks/runs/find-run.ts'
import { aHome, fileOf, linesOf, resume, openRun } from './support/note-runs.ts'
import { pretendHub } from './support/pretend-hub.ts'
import { bulk, notes } from './support/pretend-job.ts'

describe('A plan', () => {
  it('tells what would change, what is so already and what is wrong, and does nothing', async () => {
    const hub = await pretendHub()
    const file = await fileOf('1,x', '2,same', '3,bad', ',x', '5,y')
    const { exit, stdout } = await bulk(
      { file, dryRun: true },
      { job: notes() },
      { hub: hub.url, json: true },
    )
    expect(JSON.parse(stdout)).toMatchObject({
      work: 'students.note',
      state: 'planned',
      planned: { change: 2, same: 1, wrong: 2 },
      done: 0,
      failed: 0,
      left: 2,
      wrong: [
        { line: 4, why: 'a bad note' },
        { line: 5, why: 'student is missing.' },
      ],
      failures: [],
    })
    expect({ exit, orders: hub.orders.size }).toEqual({ exit: 1, orders: 0 })
  })

  it('waits for a yes where nobody can be asked, and is kept', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    const { fault } = await bulk({ file: await fileOf('1,x') }, { job: notes() }, { hub: hub.url, home })
    expect(fault).toBeInstanceOf(UsageFault)
    expect(fault).toMatchObject({ next: [expect.stringMatching(/runs resume \S+ --yes/)] })
    expect(hub.orders.size).toBe(0)
    await resume({ hub: hub.url, home })
    expect(hub.orders.size).toBe(1)
  })

  it('holds no more rows than its question, and keeps their order', async () => {
    const hub = await pretendHub()
    const asked: number[][] = []
    const job = notes({ planSize: 2 })
    const { plan } = job
    const watched = {
      ...job,
      plan: (...[rows, asking]: Parameters<typeof plan>) => {
        asked.push(rows.map(({ line }) => line))
        return plan(rows, asking)
      },
    }
    const file = await fileOf('1,x', '2,bad', '3,x', '4,x')
    const home = await aHome()
    await bulk({ file, dryRun: true }, { job: watched }, { hub: hub.url, home })
    expect(asked).toEqual([[2, 4], [5]])
    const { files } = await openRun(home)
    const kept = linesOf(await readFile(files.plan, 'utf8')).map((line) => JSON.parse(line).line)
    expect(kept).toEqual([2, 3, 4, 5])
  })

  it('that cannot be read to its end leaves nothing behind', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    const { fault } = await bulk({ file: await fileOf('1,"x') }, { job: notes() }, { hub: hub.url, home })
    expect(fault).toBeInstanceOf(UsageFault)
    expect(await readdir(path.join(home, 'runs'))).toEqual([])
  })

  it('takes what the command says where a record says nothing', async () => {
    const hub = await pretendHub()
    const file = await fileOf('1,', '2,mine')
    const { stderr } = await bulk(
      { file, yes: true },
      { job: notes(), defaults: { note: 'given' } },
      { hub: hub.url },
    )
    expect(stderr).toContain('line 2: 1 given')
    expect(stderr).toContain('line 3: 2 mine')
  })

  it.each([
    [{}, 'Nothing says which rows'],
    [{ file: 'a.csv', student: '1' }, 'not both'],
    [{ format: 'csv' as const }, '--file is missing'],
    [{ student: '1', grade: '5' }, 'goes alone'],
    [{ student: '1,¿2?' }, 'not the code'],
    [{ state: 'pays' }, 'no step'],
    [{ state: 'pay', missing: 'pay' }, 'not both'],
    [{ search: 'x', quietSince: 'ayer' }, 'not a day'],
  ])('is not made from %o', async (flags, said) => {
    const hub = await pretendHub()
    const { fault } = await bulk(flags, { job: notes() }, { hub: hub.url })
    expect(fault).toBeInstanceOf(UsageFault)
    expect(String(fault)).toContain(said)
  })

  it('can be of students named one by one', async () => {
    const hub = await pretendHub()
    await bulk({ student: '10001, 10002,10001', yes: true }, { job: notes() }, { hub: hub.url })
    expect([...hub.orders.values()].flat().map((body) => JSON.parse(body).student)).toEqual([
      '10001',
      '10002',
    ])
  })
})

describe('Every kind of bulk work', () => {
  it.each(Object.entries(handlers))(
    '%s is known to whoever goes on with it by the name it runs under',
    async (name, load) => {
      expect((await load()).name).toBe(name)
    },
  )

  it('keeps its runs in a folder of its own', async () => {
    const home = await aHome()
    await mkdir(path.join(home, 'runs', 'not-a-run'), { recursive: true })
    await expect(findInterruptedRun(path.join(home, 'runs'), 'en')).rejects.toBeInstanceOf(UsageFault)
  })
})
