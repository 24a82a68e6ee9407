import { describe, expect, it } from 'vitest'
import {
  aMapsPlugin,
  aNoticesPlugin,
  aVendor,
  entryOf,
  hangs,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { asking, running } from '@matricula/hub/testing/plugins/running-plugins'

const home = { lat: 4.7, lng: -74.05 }
const school = { lat: 4.83, lng: -74.03 }
const notice = { channel: 'email', to: 'a@example.co', subject: 's', text: 't', html: null } as const

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (fault: { code: string }) => fault.code,
  )

describe('Calls to a vendor that hangs', () => {
  it('are so many and no more: the next is refused before it is sent, and other vendors go on', async () => {
    const [maps, mail] = [aVendor(), aVendor()]
    const { plugins, timers } = await running(entryOf(aMapsPlugin(maps)), entryOf(aNoticesPlugin(mail)))
    maps.meet = hangs
    const waiting = Array.from({ length: 200 }, () => codeOf(plugins.maps.distance(home, school, asking())))
    expect(await codeOf(plugins.maps.distance(home, school, asking()))).toBe('unreachable')
    expect(maps.calls).toHaveLength(200)
    expect(await codeOf(plugins.notices.send(notice, asking()))).toBe('ok')
    await timers.pass(5_000)
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unreachable']))
  })

  it('make room for others when they end, and one that was refused says nothing about the vendor', async () => {
    const vendor = aVendor()
    const { plugins } = await running(entryOf(aMapsPlugin(vendor)))
    vendor.meet = hangs
    const callers = Array.from({ length: 200 }, () => asking())
    const waiting = callers.map((caller) => codeOf(plugins.maps.distance(home, school, caller)))
    for (let times = 0; times < 10; times += 1) await codeOf(plugins.maps.distance(home, school, asking()))
    expect(plugins.view()[0]?.state).toBe('up')
    for (const caller of callers) caller.leave()
    await Promise.all(waiting)
    vendor.meet = () => Promise.resolve()
    expect(await codeOf(plugins.maps.distance(home, school, asking()))).toBe('ok')
  })
})
