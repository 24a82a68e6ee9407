import { describe, expect, it } from 'vitest'
import {
  aNoticesPlugin,
  aPaymentsPlugin,
  aVendor,
  entryOf,
  fails,
} from '@matricula/hub/testing/plugins/pretend-plugins'
import { running } from '@matricula/hub/testing/plugins/running-plugins'

describe('callbacks and pages', () => {
  const callback = { method: 'POST', path: '', query: {}, headers: {} }

  it('are read while the vendor is down', async () => {
    const vendor = aVendor()
    vendor.start = fails('unreachable')
    const { plugins } = await running(
      entryOf(aPaymentsPlugin(vendor), { name: 'card' }),
      entryOf(aNoticesPlugin(vendor)),
    )
    const { webhooks } = plugins.payments('card')
    expect(await webhooks?.read({ ...callback, body: Uint8Array.of(1) })).toEqual({ is: 'nothing-for-us' })
    const pages = plugins.pages('notices.main')
    const page = { method: 'GET', path: 'inbox', query: {}, form: {}, locale: 'en' } as const
    expect(await pages?.handle(page)).toEqual({ is: 'html', status: 200, html: 'page inbox' })
    expect(plugins.pages('payments.card')).toBeNull()
    expect(plugins.pages('notices.other')).toBeNull()
  })

  it('cannot pause an instance: a stranger sends them', async () => {
    const { plugins } = await running(entryOf(aPaymentsPlugin(aVendor()), { name: 'card' }))
    const { webhooks } = plugins.payments('card')
    await expect(webhooks?.read({ ...callback, body: Uint8Array.of() })).rejects.toMatchObject({
      code: 'unauthorised',
    })
    expect(plugins.view()[0]?.state).toBe('up')
  })
})
