import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Crowd } from '../../bench/opening-day/crowd.ts'
import { Deadline, lastShareOf, openingShareOf, shareOf, wholeMs } from '../../bench/opening-day/deadline.ts'
import { type Day, type MeasuredDay, measurementsOf } from '../../bench/opening-day/measurements.ts'
import { notShown, type ProcessorUse, useOf } from '../../bench/opening-day/processor.ts'
import type { CrowdPlan } from '../../bench/opening-day/plan.ts'
import type { SchoolName } from '../../bench/opening-day/schools.ts'
import type { CrowdResult } from '../../bench/opening-day/tally.ts'
import { root } from '@matricula/hub/testing/test-hub'

const times = (p50Ms: number, p99Ms: number) => ({ count: 9, p50Ms, p95Ms: p99Ms, p99Ms })

const idle: ProcessorUse = { hubs: 0, families: 0, bench: 0, others: 0, idle: 2 }

function dayOf(school: SchoolName, most: number): MeasuredDay {
  const calls = { quote: times(10, 30), pay: times(20, 100) }
  return {
    school,
    families: 9,
    hubs: 1,
    most,
    processor: idle,
    opening: {
      spentMs: 1000,
      arrivingMs: 1000,
      cpuSeconds: 0,
      paid: 9,
      notServed: { check: 2, quote: 1 },
      calls,
      visit: times(1, 1),
      inside: times(1, 1),
      line: times(1, 1),
      cameBack: 0,
      errors: { 'pay 500': 2, 'quote 503': 1 },
    },
    seen: {
      delayMs: { p50: 0, most: 0 },
      loopMs: { p50: 0, most: 0 },
      requests: 0,
      missed: 0,
      rssMb: 0,
      cpuSeconds: 0,
    },
  }
}

const valuesOf = (...days: Day[]) =>
  Object.fromEntries(measurementsOf(days).map(({ what, value }) => [what, value]))

describe('What an opening day says of its goals', () => {
  it('is the most that one hub bears, all its errors, and the call that is answered least evenly', () => {
    expect(valuesOf(dayOf('one hub on SQLite', 31))).toEqual({
      'paid, one hub on SQLite': 31,
      'not served, one hub on SQLite': 3,
      'errors, one hub on SQLite': 3,
      'worst p99 of its p50, one hub on SQLite': 5,
    })
  })

  it('is how many pay a second where a whole school comes', () => {
    const day = dayOf('one hub on SQLite', 31)
    const opening = { ...day.opening, paid: 2400, spentMs: 80_000, arrivingMs: 60_000 }
    const values = valuesOf({ ...day, families: 3000, opening })
    expect(values['paid, one hub on SQLite']).toBe(30)
  })

  it('is, of three hubs, how often one they bear', () => {
    const values = valuesOf(dayOf('one hub on PostgreSQL', 20), dayOf('three hubs on PostgreSQL', 50))
    expect(values['paid of one hub, three hubs on PostgreSQL']).toBe(2.5)
  })

  it('is no number where one hub was not measured', () => {
    expect(
      valuesOf(dayOf('three hubs on PostgreSQL', 50))['paid of one hub, three hubs on PostgreSQL'],
    ).toBeNaN()
  })

  it('is that nobody was served where a school was not ready in time', () => {
    const lost: Day = { school: 'three hubs on PostgreSQL', families: 9, why: 'late' }
    expect(valuesOf(lost)).toEqual({ 'not served, three hubs on PostgreSQL': 9 })
  })
})

describe('The time of an opening day', () => {
  it('is shared by the schools that are still to come, and ends with the last of them', () => {
    const first = shareOf(wholeMs, 3)
    expect(first * 3).toBeLessThan(wholeMs)
    expect(shareOf(wholeMs - first, 2)).toBeGreaterThan(first)
    expect(shareOf(0, 1)).toBe(0)
  })

  it('leaves some for those who come after the opening, and for their answer', () => {
    expect(openingShareOf(150_000)).toBe(110_000)
    expect(openingShareOf(20_000)).toBe(10_000)
    expect(lastShareOf(20_000)).toBe(17_000)
    expect(lastShareOf(0)).toBe(0)
  })

  it('ends what never ends', async () => {
    await expect(new Deadline(0).before(new Promise(() => {}))).rejects.toThrow('at its deadline')
    expect(await new Deadline(wholeMs).before(Promise.resolve('in time'))).toBe('in time')
  })

  it('names at which call the families were whom it did not serve', async () => {
    const hub = createServer((_request, answer) => {
      const body = '{"code":"OVERLOADED"}'
      answer.writeHead(503, { 'content-length': body.length, 'retry-after': '60' }).end(body)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => hub.closeAllConnections())
    onTestFinished(() => void hub.close())
    await once(hub, 'listening')
    const address = hub.address()
    const port = typeof address === 'object' ? address?.port : null
    const plan = { url: `http://127.0.0.1:${port}`, codes: ['A1', 'A2', 'A3'], withinMs: 500 }
    const { paid, notServed } = await new Crowd({ ...plan, come: 'in-turn', atOnce: 2 }).come()
    expect({ paid, notServed }).toEqual({ paid: 0, notServed: { page: 2 } })
    const spread = await new Crowd({ ...plan, come: 'spread', ms: 3_600_000 }).come()
    expect(spread.notServed).toEqual({ 'before they came': 3 })
  })

  it('has no times of calls that no family made', async () => {
    const compiled = path.join(root, 'hub/dist/bench/opening-day/send-crowd.js')
    const { sendCrowd }: { readonly sendCrowd: (plan: CrowdPlan) => Promise<CrowdResult> } = await import(
      compiled
    )
    const nobody = {
      url: 'http://127.0.0.1:1',
      codes: [],
      withinMs: 500,
      come: 'in-turn',
      atOnce: 1,
    } as const
    const { line, visit } = await sendCrowd(nobody)
    expect([line.p50Ms, visit.p99Ms]).toEqual([Number.NaN, Number.NaN])
  })
})

describe('The processor of an opening day', () => {
  it('is told as cores, and what is left belongs to others', () => {
    const before = { hubs: 1, bench: 1, busy: 100, elapsed: 10 }
    const after = { hubs: 9, bench: 2, busy: 117, elapsed: 20 }
    expect(useOf(before, after, { families: 4, cores: 2 })).toEqual({
      hubs: 0.8,
      families: 0.4,
      bench: 0.1,
      others: expect.closeTo(0.4),
      idle: expect.closeTo(0.3),
    })
  })

  it.each([
    ['nothing where cores were left', { ...idle, hubs: 1, idle: 1 }, 1, []],
    ['all where none were', { ...idle, hubs: 1.4, families: 0.6, idle: 0 }, 1, [/cores of their own/]],
    ['faster families', { ...idle, families: 1, idle: 1 }, 1, [/come any faster/]],
    ['more hubs than cores', { ...idle, hubs: 1, idle: 1 }, 3, [/3 hubs with a core each/]],
  ])('could not show %s', (_, use, hubs, sentences) => {
    expect(notShown(use, hubs)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  })
})
