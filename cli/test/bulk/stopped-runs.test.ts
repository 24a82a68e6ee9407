import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { HubRefusal, HubUnreachable, Interrupted } from '../../src/faults.ts'
import { aHome, fileOf, linesOf, resume, openRun } from './support/note-runs.ts'
import { pretendHub } from './support/pretend-hub.ts'
import { bulk, notes } from './support/pretend-job.ts'

describe('A run that is stopped', () => {
  it('by a hub that stays away goes on later, under the same keys and told that it may be done', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    hub.fault = { is: 'hang-up' }
    const job = notes()
    const file = await fileOf('1,x', '2,x')
    const { fault } = await bulk({ file, yes: true, retryFor: 0 }, { job }, { hub: hub.url, home })
    expect(fault).toBeInstanceOf(HubUnreachable)
    expect(fault).toMatchObject({ next: expect.arrayContaining([expect.stringMatching(/runs resume \S+$/)]) })
    hub.fault = null
    const after = await resume({ hub: hub.url, home })
    expect(after).toMatchObject({ exit: 0 })
    expect(after.job.calls).toEqual([
      { ...job.calls[0], isAgain: true },
      { lines: [3], key: expect.any(String), isAgain: false },
    ])
    expect(hub.orders.size).toBe(2)
  })

  it('by nothing when the hub is back in time, and asks no sooner than it was told', async () => {
    const hub = await pretendHub()
    hub.fault = { is: 'status', status: 503, headers: { 'retry-after': '1' } }
    const job = notes()
    const running = bulk({ file: await fileOf('1,x'), yes: true, retryFor: 30 }, { job }, { hub: hub.url })
    await hub.posts(1)
    hub.fault = null
    expect(await running).toMatchObject({
      exit: 0,
      fault: null,
      stderr: expect.stringContaining('asked again in 1 s'),
    })
    expect(job.calls.map(({ isAgain }) => isAgain)).toEqual([false, true])
  })

  it.each([401, 403])('by %i is no line’s fault', async (status) => {
    const hub = await pretendHub()
    const home = await aHome()
    hub.fault = { is: 'status', status }
    const file = await fileOf('1,x', '2,x', '3,x')
    const { fault } = await bulk(
      { file, yes: true, concurrency: 2 },
      { job: notes() },
      { hub: hub.url, home },
    )
    expect(fault).toBeInstanceOf(HubRefusal)
    expect(String((fault as HubRefusal).next)).toContain('matricula runs resume')
    hub.fault = null
    expect(await resume({ hub: hub.url, home })).toMatchObject({ exit: 0 })
    expect(hub.orders.size).toBe(3)
  })

  it('by the reader ends what is under way and begins nothing new', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    const stop = new AbortController()
    hub.delayMs = 30
    const file = await fileOf(...Array.from({ length: 30 }, (_, at) => `${at},x`))
    const flags = { file, yes: true, concurrency: 2, common: {} }
    const running = bulk(flags, { job: notes() }, { hub: hub.url, home, signal: stop.signal })
    await hub.posts(5)
    stop.abort()
    const { fault } = await running
    expect(fault).toBeInstanceOf(Interrupted)
    const { tally } = await openRun(home)
    expect(tally.done).toBe(hub.orders.size)
    expect(tally.done).toBeLessThan(10)
    hub.delayMs = 0
    expect(await resume({ hub: hub.url, home })).toMatchObject({ exit: 0 })
    for (const bodies of hub.orders.values()) expect(bodies).toHaveLength(1)
    expect(hub.orders.size).toBe(30)
  })

  it('by a mistake of ours says how to go on', async () => {
    const hub = await pretendHub()
    const { fault, stderr } = await bulk(
      { file: await fileOf('1,defect'), yes: true },
      { job: notes() },
      { hub: hub.url },
    )
    expect(fault).toMatchObject({ message: 'a mistake of ours' })
    expect(stderr).toContain('matricula runs resume')
  })

  it('in the middle of a line on the disk does that line again, and only that', async () => {
    const hub = await pretendHub()
    const home = await aHome()
    hub.fault = { is: 'status', status: 503 }
    const file = await fileOf('1,x', '2,x', '3,x')
    await bulk({ file, yes: true, retryFor: 0 }, { job: notes() }, { hub: hub.url, home })
    hub.fault = null
    const { files } = await openRun(home)
    const ended = JSON.stringify({ ended: 2, lines: [{ line: 2, is: 'done' }] })
    await writeFile(
      files.results,
      `${JSON.stringify({ begun: 2 })}\n${ended}\n${JSON.stringify({ begun: 3 })}\n{"ended":3,"li`,
    )
    const { job, exit } = await resume({ hub: hub.url, home })
    expect(exit).toBe(0)
    expect(job.calls.map(({ lines, isAgain }) => [lines, isAgain])).toEqual([
      [[3], true],
      [[4], false],
    ])
    const kept = linesOf(await readFile(files.results, 'utf8')).map((line) => JSON.parse(line))
    expect(kept).toContainEqual({ ended: 3, lines: [{ line: 3, is: 'done' }] })
  })
})
