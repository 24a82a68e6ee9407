import { expect, it } from 'vitest'
import { openReceiver } from '../../src/kit/index.ts'
import { deliverCallback, postedCallback } from '../../src/sandbox/index.ts'

it('a callback is posted as a form or as JSON, byte for byte', async () => {
  const hub = await openReceiver()
  await deliverCallback(postedCallback(new URLSearchParams({ state: '4' })), hub.origin)
  await deliverCallback(postedCallback('{"state":4}', { 'x-signature': 'abc' }), hub.origin)
  const told = hub.received.map(({ headers, body }) => [
    headers['content-type'],
    headers['x-signature'],
    new TextDecoder().decode(body),
  ])
  expect(told).toEqual([
    ['application/x-www-form-urlencoded', undefined, 'state=4'],
    ['application/json', 'abc', '{"state":4}'],
  ])
})

it('a hub that is away is not told, and nobody minds', async () => {
  await expect(deliverCallback(postedCallback('{}'), 'http://127.0.0.1:1/')).resolves.toBeUndefined()
})
