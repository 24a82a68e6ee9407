import { expect, it, onTestFinished } from 'vitest'
import { fetchHttp } from '../../src/index.ts'
import type { FaultCode } from '../../src/index.ts'
import { jsonAnswer, openVendorServer } from '../../src/kit/index.ts'
import type { BrokenAnswer, VendorFault, VendorBehaviour } from '../../src/kit/index.ts'
import { recordedLog } from '../support/recorded-log.ts'

async function aVendor(behaviour: Partial<VendorBehaviour> = {}) {
  let effects = 0
  const vendor = await openVendorServer({
    handle(request) {
      if (request.method === 'POST') effects += 1
      return jsonAnswer({ path: request.path, said: request.text() })
    },
    ...behaviour,
  })
  onTestFinished(() => vendor.close())
  const http = fetchHttp(recordedLog())
  const send = (method: 'GET' | 'POST', signal = new AbortController().signal) =>
    http.send({
      method,
      url: `${vendor.origin}/a%20b?x=1`,
      signal,
      ...(method === 'POST' ? { body: 'hola' } : {}),
    })
  return { vendor, send, effects: () => effects }
}

it('answers as it is told to, and keeps what arrived', async () => {
  const { vendor, send } = await aVendor()
  expect((await send('POST')).json()).toEqual({ path: '/a%20b', said: 'hola' })
  expect(vendor.requests).toMatchObject([{ method: 'POST', target: '/a%20b?x=1' }])
})

const statuses: [vendorFault: VendorFault | BrokenAnswer, status: number][] = [
  ['throttled', 429],
  ['unauthorised', 401],
  ['refuses', 400],
  ['garbage', 200],
  ['fails', 500],
  ['html', 200],
]
it.each(statuses)('%s is status %i, and over when it is cleared', async (vendorFault, status) => {
  const { vendor, send } = await aVendor()
  await vendor.injectFault(vendorFault)
  expect((await send('GET')).status).toBe(status)
  await vendor.clearFault()
  expect((await send('GET')).json()).toMatchObject({ path: '/a%20b' })
})

const lost: [vendorFault: VendorFault | BrokenAnswer, code: FaultCode, effects: number][] = [
  ['unreachable', 'unreachable', 0],
  ['hangs-up', 'unknown-outcome', 1],
  ['huge', 'unknown-outcome', 0],
]
it.each(lost)('%s is %s with %i effects', async (vendorFault, code, count) => {
  const { vendor, send, effects } = await aVendor()
  await vendor.injectFault(vendorFault)
  await expect(send('POST')).rejects.toMatchObject({ code })
  expect(effects()).toBe(count)
  await vendor.clearFault()
  expect((await send('GET')).status).toBe(200)
})

it.each(['hangs', 'drips'] as const)('%s never comes to an end', async (vendorFault) => {
  const { vendor, send } = await aVendor()
  await vendor.injectFault(vendorFault)
  await expect(send('POST', AbortSignal.timeout(300))).rejects.toMatchObject({ code: 'unknown-outcome' })
})

it('can fail at changes alone, and the vendor says what a change is', async () => {
  const { vendor, send } = await aVendor({ changes: ({ method }) => method === 'GET' })
  await vendor.injectFault('fails', 'changes')
  expect((await send('POST')).status).toBe(200)
  expect((await send('GET')).status).toBe(500)
})

it('answers its faults in its own words where it has some', async () => {
  const { vendor, send } = await aVendor({ faultAnswers: { throttled: jsonAnswer({ code: '0x0240100b' }) } })
  await vendor.injectFault('throttled')
  expect((await send('GET')).json()).toEqual({ code: '0x0240100b' })
})

it('shows a bug of its own as status 500', async () => {
  const { send } = await aVendor({
    handle() {
      throw new Error('a bug of the stage')
    },
  })
  expect((await send('GET')).status).toBe(500)
})
