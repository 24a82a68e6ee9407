import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  aMapsPlugin,
  anAccessPlugin,
  aNoticesPlugin,
  aPaymentsPlugin,
  aVendor,
  entryOf,
  fails,
  hangs,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running, wall } from '@matricula/hub/testing/plugins/running-plugins'

const home = { lat: 4.7, lng: -74.05 }
const school = { lat: 4.83, lng: -74.03 }
const notice = { channel: 'email', to: 'a@example.co', subject: 's', text: 't', html: null } as const
const refund = { reference: 'MH-1', providerRef: 'p', amount: 1000, reason: 'duplicate' }

describe('a call', () => {
  it('reaches the adapter with what it was given and brings its answer', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    expect(await plugins.notices.send(notice, asking())).toEqual({ ref: 'mail-key-1' })
    expect(vendor.calls).toEqual(['send a@example.co key-1'])
  })

  it('reaches a frozen class with private state', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(anAccessPlugin(vendor)))
    expect(await plugins.accessControl.findPerson('10001', asking())).toBeNull()
    expect(vendor.calls).toEqual(['findPerson 10001'])
    expect(plugins.accessControl.supports).toEqual({ credentials: false })
  })

  it('finds the lifecycle out of its reach', async () => {
    const { plugins } = await running(entryOf(aNoticesPlugin(aVendor())))
    expect(Object.keys(plugins.notices).toSorted()).toEqual(['pages', 'send', 'supports'])
  })

  it('guards a facet that is there and leaves an absent one absent', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aPaymentsPlugin(vendor), { name: 'card' }))
    vendor.meet = fails('rejected')
    const payments = plugins.payments('card')
    await expect(payments.refunds?.refund(refund, asking())).rejects.toMatchObject({ code: 'rejected' })
    expect(payments.pages).toBeUndefined()
    expect(plugins.view()[0]?.lastFaults).toEqual([
      { code: 'rejected', at: wall.toISOString(), call: 'refunds.refund' },
    ])
  })
})

describe('the deadline', () => {
  it('ends a read as unreachable after 5 s, even when the adapter ignores its signal', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aMapsPlugin(vendor)))
    vendor.meet = hangs
    const answer = outcome(plugins.maps.distance(home, school, asking()))
    await timers.pass(4_999)
    expect(await now(answer)).toBe('pending')
    await timers.pass(1)
    expect(await now(answer)).toBe('unreachable')
  })

  it('leaves the outcome of a write unknown after 15 s', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = hangs
    const answer = outcome(plugins.notices.send(notice, asking()))
    await timers.pass(14_999)
    expect(await now(answer)).toBe('pending')
    await timers.pass(1)
    expect(await now(answer)).toBe('unknown-outcome')
  })

  it('tells the adapter by its signal', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aMapsPlugin(vendor)))
    let told: AbortSignal | undefined
    vendor.meet = (signal) => {
      told = signal
      return hangs()
    }
    const answer = outcome(plugins.maps.distance(home, school, asking()))
    expect(told?.aborted).toBe(false)
    await timers.pass(5_000)
    expect(await answer).toBe('unreachable')
    expect(told?.aborted).toBe(true)
  })

  it('is forgotten when the answer comes', async () => {
    const { plugins, timers } = await running(entryOf(aMapsPlugin(aVendor())))
    await plugins.maps.distance(home, school, asking())
    expect(timers.waiting()).toBe(0)
  })
})

describe('a caller who leaves', () => {
  it('ends the call, and a write that was sent may have happened', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = hangs
    const caller = asking()
    const answer = outcome(plugins.notices.send(notice, caller))
    caller.leave()
    expect(await answer).toBe('unknown-outcome')
  })

  it('before anything was sent has sent nothing', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    const caller = asking()
    caller.leave()
    expect(await outcome(plugins.notices.send(notice, caller))).toBe('unreachable')
    expect(vendor.calls).toEqual([])
  })

  it('much later finds nothing of the calls before', async () => {
    const { plugins } = await running(entryOf(aNoticesPlugin(aVendor())))
    const caller = asking()
    await plugins.notices.send(notice, caller)
    expect(getEventListeners(caller.signal, 'abort')).toEqual([])
  })

  it('says nothing about the vendor', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = hangs
    for (let times = 0; times < 10; times += 1) {
      const caller = asking()
      const answer = outcome(plugins.notices.send(notice, caller))
      caller.leave()
      await answer
    }
    expect(plugins.view()[0]?.state).toBe('up')
  })
})

describe('what staff and the operator see', () => {
  it('is each call by outcome', async () => {
    const vendor = aVendor()
    const { plugins, metrics } = await running(entryOf(aNoticesPlugin(vendor)))
    await plugins.notices.send(notice, asking())
    vendor.meet = fails('throttled')
    await outcome(plugins.notices.send(notice, asking()))
    const text = await metrics.metrics()
    const counted = (is: string) =>
      `plugin_call_seconds_count{kind="notices",instance="notices.main",method="send",outcome="${is}"} 1`
    expect(text).toContain(counted('ok'))
    expect(text).toContain(counted('throttled'))
    expect(text).toContain('plugin_state{kind="notices",instance="notices.main",state="up"} 1')
    expect(text).toContain('plugin_state{kind="notices",instance="notices.main",state="starting"} 0')
  })

  it('is how long calls take', async () => {
    const vendor = aVendor()
    const { plugins, timers } = await running(entryOf(aMapsPlugin(vendor)))
    expect(plugins.view()[0]).toMatchObject({ calls: 0, latency: null })
    for (let tens = 1; tens <= 20; tens += 1) {
      vendor.meet = () => timers.pass(tens * 10)
      await plugins.maps.distance(home, school, asking())
    }
    expect(plugins.view()[0]).toMatchObject({ calls: 20, latency: { p50: 100, p95: 190 } })
  })

  it('is a log line with the place and the trace, and nothing of the message or its recipient', async () => {
    const vendor = aVendor()
    const { plugins, lines } = await running(entryOf(aNoticesPlugin(vendor)))
    vendor.meet = async () => {
      throw new TypeError('cannot read token-abc of a@example.co')
    }
    await outcome(plugins.notices.send(notice, asking()))
    const line: unknown = JSON.parse(lines.at(-1) ?? '')
    expect(line).toMatchObject({
      msg: 'plugin call failed',
      instance: 'notices.main',
      method: 'send',
      fault: 'unknown-outcome',
      trace: 'trace-1',
      escaped: 'TypeError',
    })
    expect(lines.join('')).not.toMatch(/token-abc|a@example/)
  })
})

/** `ok` or the fault's code. */
async function outcome(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'ok',
    (fault: { code: string }) => fault.code,
  )
}

/** What a promise has come to by now. */
async function now(answer: Promise<string>): Promise<string> {
  return Promise.race([answer, setImmediate('pending')])
}
