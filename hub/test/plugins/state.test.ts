import { describe, expect, it } from 'vitest'
import { backoff, stateOf } from '../../src/plugins/state.ts'
import {
  aNoticesPlugin,
  aVendor,
  entryOf,
  fails,
  hangs,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running, wall } from '@matricula/hub/testing/plugins/running-plugins'
import type { Plugins } from '../../src/plugins/index.ts'

const notice = { channel: 'email', to: 'a@example.co', subject: 's', text: 't', html: null } as const

describe('the state of an instance', () => {
  const facts = { tried: true, started: true, paused: false, breakerOpen: false, unwell: false }
  it.each([
    ['up', {}],
    ['starting', { tried: false, started: false }],
    ['down', { started: false }],
    ['down', { breakerOpen: true }],
    ['down', { unwell: true }],
    ['paused', { paused: true }],
    ['paused', { paused: true, started: false, breakerOpen: true, unwell: true }],
  ])('is %s with %j', (state, change) => {
    expect(stateOf({ ...facts, ...change })).toBe(state)
  })

  it('is tried again ever more slowly, at least once a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(backoff)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  })
})

describe('an instance that does not start', () => {
  it('is down, refuses calls without sending them, and comes back by itself', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers, turns } = await running(entryOf(aNoticesPlugin(vendor)))
    expect(stateNow(plugins)).toBe('down')
    expect(await send(plugins)).toBe('unreachable')
    expect(vendor.calls).toEqual([])

    await timers.pass(2_000)
    expect(vendor.starts).toBe(2)
    vendor.start = async () => {}
    await timers.pass(3_999)
    expect(stateNow(plugins)).toBe('down')
    await timers.pass(1)
    expect(stateNow(plugins)).toBe('up')
    expect(await send(plugins)).toBe('ok')
    expect(turns.map(({ from, to }) => `${from}-${to}`)).toEqual(['starting-down', 'down-up'])
    expect(turns[0]).toMatchObject({ instance: 'notices.main', kind: 'notices', at: wall.toISOString() })
    expect(timers.waiting()).toBe(0)
  })

  it('is tried soon again when it falls once more', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    await timers.pass(60_000)
    vendor.start = async () => {}
    await plugins.check('notices.main')
    vendor.meet = fails('unreachable')
    await send(plugins)
    await send(plugins)
    await send(plugins)
    expect(stateNow(plugins)).toBe('down')
    await timers.pass(2_000)
    expect(stateNow(plugins)).toBe('up')
  })

  it('comes back when staff ask for it, without waiting', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    expect(await plugins.check('notices.main')).toMatchObject({ is: 'down', why: 'start: unreachable' })
    vendor.start = async () => {}
    expect(await plugins.check('notices.main')).toEqual({ is: 'up', at: wall.toISOString() })
    expect(stateNow(plugins)).toBe('up')
    expect(timers.waiting()).toBe(0)
  })

  it('does not come back after the hub has stopped', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    await plugins.stop()
    await timers.pass(600_000)
    expect(vendor.starts).toBe(1)
    expect(vendor.stops).toBe(1)
    expect(timers.waiting()).toBe(0)
  })
})

describe('a start in hand', () => {
  it('ends when the hub stops, and is not tried again', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    let told: AbortSignal | undefined
    vendor.start = (signal) => {
      told = signal
      return hangs()
    }
    await timers.pass(2_000)
    await plugins.stop()
    await timers.pass(600_000)
    expect(told?.aborted).toBe(true)
    expect(vendor.starts).toBe(2)
    expect(timers.waiting()).toBe(0)
  })
})

describe('refused credentials', () => {
  it('pause the instance until a check is answered', async () => {
    const vendor = aVendor()
    const { plugins, timers, turns } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = fails('unauthorised')
    expect(await send(plugins)).toBe('unauthorised')
    expect(stateNow(plugins)).toBe('paused')
    vendor.meet = async () => {}
    await timers.pass(600_000)
    expect(await send(plugins)).toBe('unreachable')
    expect(vendor.calls).toHaveLength(1)

    vendor.check = async () => ({ is: 'down', why: 'credentials refused' })
    await plugins.check('notices.main')
    expect(stateNow(plugins)).toBe('paused')
    vendor.check = async () => ({ is: 'up' })
    await plugins.check('notices.main')
    expect(await send(plugins)).toBe('ok')
    expect(turns.map(({ to }) => to)).toEqual(['up', 'paused', 'up'])
  })

  it('at the start pause it too, and nobody knocks again', async () => {
    const vendor = aVendor()
    vendor.start = fails('unauthorised')
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    await timers.pass(600_000)
    expect(stateNow(plugins)).toBe('paused')
    expect(vendor.starts).toBe(1)
  })
})

describe('a check', () => {
  it('ends in time and tells the truth when the adapter hangs or throws', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.check = hangs
    const checking = plugins.check('notices.main')
    await timers.pass(10_000)
    expect(await checking).toMatchObject({ is: 'down', why: 'check: unreachable' })
    vendor.check = fails('unauthorised')
    expect(await plugins.check('notices.main')).toMatchObject({ is: 'down', why: 'check: unauthorised' })
  })

  it('that fails shows the instance down with its reason, until one goes well, which follows by itself', async () => {
    const vendor = aVendor()
    const { plugins, timers, turns } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.check = fails('unreachable')
    await plugins.check('notices.main')
    expect(plugins.view()[0]).toMatchObject({ state: 'down', health: { why: 'check: unreachable' } })
    await timers.pass(2_000)
    expect(stateNow(plugins)).toBe('down')
    vendor.check = async () => ({ is: 'up' })
    await timers.pass(4_000)
    expect(plugins.view()[0]).toMatchObject({ state: 'up', health: { is: 'up' } })
    expect(turns.map(({ to }) => to)).toEqual(['up', 'down', 'up'])
    expect(timers.waiting()).toBe(0)
  })

  it('that fails stops no call, and the first that is answered shows the instance up again', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.check = fails('unreachable')
    await plugins.check('notices.main')
    vendor.meet = fails('unreachable')
    expect(await send(plugins)).toBe('unreachable')
    expect(stateNow(plugins)).toBe('down')
    vendor.meet = async () => {}
    expect(await send(plugins)).toBe('ok')
    expect(plugins.view()[0]).toMatchObject({ state: 'up', health: { is: 'up' } })
    expect(timers.waiting()).toBe(0)
  })

  it('is one question for all who ask at the same time', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    await Promise.all([plugins.check('notices.main'), plugins.check('notices.main')])
    expect(vendor.starts).toBe(2)
  })

  it('of an instance nobody knows is not found', async () => {
    const { plugins } = await running()
    await expect(plugins.check('notices.main')).rejects.toMatchObject({ code: 'not-found' })
  })
})

function stateNow(plugins: Plugins) {
  return plugins.view()[0]?.state
}

/** Sends notices and tells what became of the last: `ok` or the fault's code. */
async function send(plugins: Plugins, times = 1): Promise<string> {
  const last = await plugins.notices.send(notice, asking()).then(
    () => 'ok',
    (fault: { code: string }) => fault.code,
  )
  return times > 1 ? send(plugins, times - 1) : last
}
