import { describe, expect, it, onTestFinished } from 'vitest'
import { openPretendHikCentral } from '../stage/pretend-hikcentral.ts'
import { anAdapter, appKey, appSecret, read } from './support/an-appliance.ts'

async function aVendor(): Promise<string> {
  const { server } = await openPretendHikCentral({ appKey, appSecret })
  onTestFinished(() => server.close())
  return server.origin
}

describe('the gate of the pretend appliance', () => {
  it.each(['minimal', 'headers', 'headers-and-body'])('lets the style %s in', async (signing) => {
    const { adapter } = anAdapter({ settings: { baseUrl: await aVendor(), signing } })
    expect(await adapter.check(read().signal)).toMatchObject({ is: 'up' })
  })

  it.each([
    ['another secret', { appSecret: 'hikSecretInvented02' }],
    ['another key', { appKey: '99999999' }],
  ])('refuses %s', async (_what, settings) => {
    const { adapter } = anAdapter({ settings: { baseUrl: await aVendor(), ...settings } })
    await expect(adapter.start(read().signal)).rejects.toMatchObject({ code: 'unauthorised' })
  })
})
