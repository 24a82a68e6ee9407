import type { Http } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { createPluginKit } from '../../src/plugins/plugin-kit.ts'
import { withinDeadline } from '../../src/plugins/within-deadline.ts'
import { season, surroundings } from '@matricula/hub/testing/plugins/running-plugins'

const base = 'http://127.0.0.1:3000'

describe('what an adapter is given', () => {
  it('is an address for callbacks of its own', () => {
    const { deps } = surroundings()
    const card = createPluginKit(deps, { kind: 'payments', name: 'card' })
    const signing = createPluginKit(deps, { kind: 'esign', name: 'main' })
    expect(card.callbackUrl().href).toBe(`${base}/api/payments/callbacks/card`)
    expect(card.callbackUrl('events').href).toBe(`${base}/api/payments/callbacks/card/events`)
    expect(card.callbackUrl('?v=2').href).toBe(`${base}/api/payments/callbacks/card?v=2`)
    expect(signing.callbackUrl().href).toBe(`${base}/api/documents/callbacks/main`)
  })

  it('is none when its kind has no callbacks', () => {
    const maps = createPluginKit(surroundings().deps, { kind: 'maps', name: 'main' })
    expect(() => maps.callbackUrl()).toThrow('maps receives no callbacks')
  })

  it('is an address for pages that no other instance has', () => {
    const { deps } = surroundings()
    const pages = (kind: 'esign' | 'notices', path?: string) =>
      createPluginKit(deps, { kind, name: 'main' }).pageUrl(path).href
    expect(pages('esign')).toBe(`${base}/sandbox/esign.main/`)
    expect(pages('notices', '/inbox')).toBe(`${base}/sandbox/notices.main/inbox`)
  })

  it('is our address as it is known when asked, with or without a slash at its end', () => {
    let publicUrl = 'http://not-yet'
    const deps = { ...surroundings().deps, publicUrl: () => publicUrl }
    const card = createPluginKit(deps, { kind: 'payments', name: 'card' })
    publicUrl = 'https://matricula.example.co/'
    expect(card.callbackUrl().href).toBe('https://matricula.example.co/api/payments/callbacks/card')
  })

  it('is the time of the season', () => {
    const kit = createPluginKit(surroundings().deps, { kind: 'maps', name: 'main' })
    expect(kit.now()).toEqual(season)
  })

  it('is a memory that no other instance reads', async () => {
    const { deps } = surroundings()
    const card = createPluginKit(deps, { kind: 'payments', name: 'card' })
    const invoices = createPluginKit(deps, { kind: 'payments', name: 'invoices' })
    await card.memo.set('token', 'a')
    expect(await card.memo.add('token', 'b')).toBe(false)
    expect(await card.memo.list('to')).toEqual([{ key: 'token', value: 'a' }])
    expect(await invoices.memo.get('token')).toBeUndefined()
    expect(await invoices.memo.list('')).toEqual([])
  })

  it('is a line that sends nothing once the time is over, though no timer could say so', async () => {
    const sent: unknown[] = []
    const http: Http = {
      send({ url }) {
        sent.push(url)
        return Promise.reject(new Error('it was sent'))
      },
    }
    const kit = createPluginKit({ ...surroundings().deps, http: () => http }, { kind: 'maps', name: 'main' })
    let now = 0
    const timers = { now: () => now, after: () => () => {} }
    const late = withinDeadline({ ms: 5000, caller: null, timers }, async (signal) => {
      now = 5000
      return kit.http.send({ method: 'POST', url: 'https://vendor.example', signal })
    })
    await expect(late).rejects.toMatchObject({ code: 'unreachable' })
    expect(sent).toEqual([])
  })

  it('is a log that says which instance speaks', () => {
    const { deps, lines } = surroundings()
    createPluginKit(deps, { kind: 'maps', name: 'main' }).log.warn({ status: 'NEW' }, 'unknown status')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      instance: 'maps.main',
      status: 'NEW',
      msg: 'unknown status',
    })
  })
})
