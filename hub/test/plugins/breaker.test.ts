import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Plugins } from '../../src/plugins/index.ts'
import { aNoticesPlugin, aVendor, entryOf, fails } from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running, wall } from '@matricula/hub/testing/plugins/running-plugins'

const notice = { channel: 'email', to: 'a@example.co', subject: 's', text: 't', html: null } as const

describe('the breaker', () => {
  // cockatiel reads Date.now by itself.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: wall })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('opens after three calls without an answer and then sends nothing', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = fails('unreachable')
    await send(plugins, 2)
    expect(stateNow(plugins)).toBe('up')
    await send(plugins)
    expect(stateNow(plugins)).toBe('down')
    expect(await send(plugins)).toBe('unreachable')
    expect(vendor.calls).toHaveLength(3)
    expect(plugins.view()[0]).toMatchObject({ calls: 3 })
    expect(plugins.view()[0]?.lastFaults).toHaveLength(3)
  })

  it('does not open for refusals, which are answers', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = fails('rejected')
    await send(plugins, 10)
    expect(stateNow(plugins)).toBe('up')
    expect(vendor.calls).toHaveLength(10)
  })

  it('lets one call try after its pause and closes when that is answered', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = fails('unknown-outcome')
    await send(plugins, 3)
    vi.setSystemTime(wall.getTime() + 9_999)
    expect(await send(plugins)).toBe('unreachable')
    vi.setSystemTime(wall.getTime() + 10_000)
    let answer = () => {}
    vendor.meet = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const trying = send(plugins)
    expect(await send(plugins)).toBe('unreachable')
    answer()
    expect(await trying).toBe('ok')
    expect(vendor.calls).toHaveLength(4)
    expect(stateNow(plugins)).toBe('up')
  })

  it('closes without anyone calling, as soon as a check finds the vendor well', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = fails('unreachable')
    vendor.check = async () => ({ is: 'down', why: 'no route' })
    await send(plugins, 3)
    await timers.pass(2_000)
    expect(stateNow(plugins)).toBe('down')
    expect(plugins.view()[0]?.health).toEqual({ is: 'down', why: 'no route', at: wall.toISOString() })
    vendor.check = async () => ({ is: 'up' })
    vendor.meet = async () => {}
    await timers.pass(4_000)
    expect(stateNow(plugins)).toBe('up')
    expect(await send(plugins)).toBe('ok')
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
