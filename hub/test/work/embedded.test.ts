import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { embeddedWork } from '../../src/work/embedded.ts'
import type { Job } from '../../src/work/work.ts'
import { liveChanges } from '../../src/shared-services/live-changes.ts'

const never = '0 0 0 1 1 *'

/** A job that ends when the test says so, and what came of it. */
function aJob(name = 'job', begins: Job['begins'] = 'at-once') {
  const log: string[] = []
  let end: (error?: Error) => void = () => {}
  let signal: AbortSignal | undefined
  const run = (given: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      log.push('begins')
      signal = given
      end = (error) => {
        log.push('ends')
        if (error === undefined) resolve()
        else reject(error)
      }
    })
  return {
    log,
    end: (error?: Error) => end(error),
    told: () => signal?.aborted,
    job: { name, every: never, begins, concurrency: 'one', run } satisfies Job,
  }
}

function anEngine() {
  const lines: string[] = []
  const work = embeddedWork(pino({ base: null }, { write: (line: string) => void lines.push(line) }))
  onTestFinished(() => work.stop())
  return { work, lines }
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve))

describe('Work in this process', () => {
  it('runs a job one at a time, and once more for any number of triggers meanwhile', async () => {
    const { work } = anEngine()
    const { job, log, end } = aJob()
    work.add(job)
    work.trigger('job')
    work.trigger('job')
    work.trigger('job')
    expect(log).toEqual(['begins'])
    end()
    await aMoment()
    expect(log).toEqual(['begins', 'ends', 'begins'])
    end()
    await aMoment()
    expect(log).toEqual(['begins', 'ends', 'begins', 'ends'])
  })

  it('runs different jobs beside each other', () => {
    const { work } = anEngine()
    const [one, other] = [aJob('one'), aJob('other')]
    work.add(one.job)
    work.add(other.job)
    work.trigger('one')
    work.trigger('other')
    expect([one.log, other.log]).toEqual([['begins'], ['begins']])
    one.end()
    other.end()
  })

  it('begins at once with the jobs whose rows may have waited, and leaves the others to their schedule', async () => {
    const { work } = anEngine()
    const [one, other, later] = [aJob('one'), aJob('other'), aJob('later', 'on-schedule')]
    for (const { job } of [one, other, later]) work.add(job)
    await work.start()
    expect([one.log, other.log, later.log]).toEqual([['begins'], ['begins'], []])
    one.end()
    other.end()
  })

  it('goes on after a job that broke off, and says which', async () => {
    const { work, lines } = anEngine()
    const { job, log, end } = aJob()
    work.add(job)
    work.trigger('job')
    end(new Error('the database went away'))
    await aMoment()
    work.trigger('job')
    expect(log).toEqual(['begins', 'ends', 'begins'])
    expect(lines.join('')).toMatch(/"job":"job".*a job broke off/)
    end()
  })

  it('stops by telling what runs, waiting for it, and beginning nothing more', async () => {
    const { work } = anEngine()
    const { job, log, end, told } = aJob()
    work.add(job)
    work.trigger('job')
    work.trigger('job')
    const stopped = work.stop()
    await aMoment()
    expect(told()).toBe(true)
    end()
    await stopped
    work.trigger('job')
    await aMoment()
    expect(log).toEqual(['begins', 'ends'])
  })

  it('has no job that nobody added', () => {
    expect(() => anEngine().work.trigger('nothing')).toThrow('no job is called nothing')
  })
})

describe('Who watches', () => {
  it('one payment is told of each change of it, until they leave', () => {
    const live = liveChanges()
    const seen: string[] = []
    const leave = live.watch('a', () => seen.push('one'))
    live.watch('a', () => seen.push('other'))
    live.changed('a')
    live.changed('b')
    leave()
    live.changed('a')
    expect(seen).toEqual(['one', 'other', 'other'])
  })

  it('of all hears what changed, until they leave', () => {
    const live = liveChanges()
    const seen: string[] = []
    const leave = live.watchAll((what) => seen.push(what))
    live.changed('a')
    live.changed('payments')
    leave()
    live.changed('a')
    expect(seen).toEqual(['a', 'payments'])
  })
})
