import { setImmediate as everythingElse } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type InstancePause, startPlugins } from '../../src/plugins/index.ts'
import { aNoticesPlugin, aVendor, entryOf, fails } from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, surroundings } from '@matricula/hub/testing/plugins/running-plugins'

const notice = { channel: 'email', to: 'a@example.co', subject: 's', text: 't', html: null } as const
const pause: InstancePause = {
  instance: 'notices.main',
  by: 'staff:sistemas',
  at: '2026-01-15T08:00:00.000Z',
  reason: 'maintenance at the vendor',
}

/** One instance, and the pauses as they are kept. */
async function pausable({ kept, required = false }: { kept: InstancePause[]; required?: boolean }) {
  const vendor = aVendor()
  const { deps, turns } = surroundings()
  const entry = { ...entryOf(aNoticesPlugin(vendor)), required }
  const plugins = await startPlugins({ ...deps, entries: [entry], pauses: async () => [...kept] })
  onTestFinished(() => plugins.stop())
  const send = () =>
    plugins.notices.send(notice, asking()).then(
      () => 'ok',
      (fault: Error) => fault.message,
    )
  return { vendor, plugins, timers: deps.timers, turns, send, seen: () => plugins.view()[0] }
}

describe('An instance that staff pause', () => {
  it('sends nothing, says so, and goes on when the pause is lifted', async () => {
    const kept: InstancePause[] = []
    const { vendor, plugins, turns, send, seen } = await pausable({ kept })
    expect(seen()).toMatchObject({ state: 'up', pause: null })
    kept.push(pause)
    await plugins.heedPauses()
    expect(await send()).toBe('paused by staff')
    const { instance: _, ...told } = pause
    expect(seen()).toMatchObject({ state: 'paused', pause: told })
    kept.pop()
    await plugins.heedPauses()
    expect(await send()).toBe('ok')
    expect(seen()).toMatchObject({ state: 'up', pause: null })
    expect(vendor.calls).toHaveLength(1)
    expect(turns.map(({ to }) => to)).toEqual(['up', 'paused', 'up'])
  })

  it('is heard of every five seconds, until the hub stops', async () => {
    const kept: InstancePause[] = []
    const { plugins, timers, seen } = await pausable({ kept })
    kept.push(pause)
    await timers.pass(4_999)
    expect(seen()?.state).toBe('up')
    await timers.pass(1)
    expect(seen()?.state).toBe('paused')
    kept.pop()
    await timers.pass(5_000)
    expect(seen()?.state).toBe('up')
    await plugins.stop()
    expect(timers.waiting()).toBe(0)
  })

  it('stays as it is while nobody can say who is paused', async () => {
    const { deps, lines } = surroundings()
    const readings = [async () => [pause], () => Promise.reject(new Error('away')), async () => []]
    const plugins = await startPlugins({
      ...deps,
      entries: [entryOf(aNoticesPlugin(aVendor()))],
      pauses: () => readings.shift()?.() ?? Promise.resolve([]),
    })
    onTestFinished(() => plugins.stop())
    await deps.timers.pass(5_000)
    expect(plugins.view()[0]?.state).toBe('paused')
    expect(lines.join()).toContain('stay as they were')
    await deps.timers.pass(7_000)
    expect(plugins.view()[0]?.state).toBe('up')
  })

  it('stays so over every check, and the vendor hears of none', async () => {
    const kept = [pause]
    const { vendor, plugins, timers, seen } = await pausable({ kept })
    let checks = 0
    vendor.check = async () => {
      checks += 1
      return { is: 'up' }
    }
    expect(await plugins.check('notices.main')).toMatchObject({ is: 'down', why: 'paused by staff' })
    await timers.pass(600_000)
    expect([seen()?.state, checks, vendor.starts]).toEqual(['paused', 0, 0])
  })

  it('stays so when a check that was under way finds the vendor well', async () => {
    const kept: InstancePause[] = []
    const { vendor, plugins, send } = await pausable({ kept })
    let answer = () => {}
    vendor.check = () =>
      new Promise((resolve) => {
        answer = () => resolve({ is: 'up' })
      })
    const checking = plugins.check('notices.main')
    kept.push(pause)
    await plugins.heedPauses()
    answer()
    await checking
    expect(await send()).toBe('paused by staff')
  })

  it('before a start is not started, which stops no boot, and starts when the pause is lifted', async () => {
    const kept = [pause]
    const { vendor, plugins, timers, send, seen } = await pausable({ kept, required: true })
    expect([seen()?.state, vendor.starts]).toEqual(['paused', 0])
    kept.pop()
    await plugins.heedPauses()
    await timers.pass(2_000)
    expect([seen()?.state, vendor.starts, await send()]).toEqual(['up', 1, 'ok'])
  })

  it('is still paused by its credentials when staff lift theirs', async () => {
    const kept: InstancePause[] = []
    const { vendor, plugins, send, seen } = await pausable({ kept })
    vendor.meet = fails('unauthorised')
    await send()
    kept.push(pause)
    await plugins.heedPauses()
    kept.pop()
    await plugins.heedPauses()
    expect(seen()).toMatchObject({ state: 'paused', pause: null })
    expect(await send()).toBe('paused: the vendor refused our credentials')
  })

  it('obeys the later of two readings, however slowly the earlier answers', async () => {
    const { deps } = surroundings()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const readings = [async () => [], () => slow.then(() => []), async () => [pause]]
    const plugins = await startPlugins({
      ...deps,
      entries: [entryOf(aNoticesPlugin(aVendor()))],
      pauses: () => readings.shift()?.() ?? Promise.resolve([]),
    })
    const both = [plugins.heedPauses(), plugins.heedPauses()]
    await everythingElse()
    answer()
    await Promise.all(both)
    expect(plugins.view()[0]?.state).toBe('paused')
  })
})
