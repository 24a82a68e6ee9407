import { expect, it } from 'vitest'
import { signatureHeader, signatureOf } from '@matricula/contract/sandbox'
import { aGateway, secret, verdictOn } from './support/gateway.ts'

async function verdictOfChanged(change: (body: Record<string, unknown>) => unknown) {
  const { choose, receiver, adapter } = await aGateway()
  await choose('approve')
  const [genuine] = receiver.received
  if (!genuine) throw new Error('no callback')
  const content: Record<string, unknown> = JSON.parse(new TextDecoder().decode(genuine.body))
  const body = new TextEncoder().encode(JSON.stringify(change(content)))
  const headers = { ...genuine.headers, [signatureHeader]: signatureOf(body, secret) }
  return verdictOn(adapter, { ...genuine, headers, body })
}

it('takes a callback that is signed for another merchant as forged', async () => {
  expect(await verdictOfChanged((body) => ({ ...body, merchant: 'COLEGIO-2' }))).toMatchObject({
    is: 'forged',
  })
})

it('finds nothing for us in another type, in a payment without amount and in no object at all', async () => {
  expect(await verdictOfChanged((body) => ({ ...body, type: 'payout' }))).toEqual({ is: 'nothing-for-us' })
  expect(await verdictOfChanged((body) => ({ ...body, amount: '4750000' }))).toEqual({ is: 'nothing-for-us' })
  expect(await verdictOfChanged(() => 'hola')).toEqual({ is: 'nothing-for-us' })
})

it('takes a callback without a signature as forged', async () => {
  const { choose, receiver, adapter } = await aGateway()
  await choose('approve')
  const [genuine] = receiver.received
  if (!genuine) throw new Error('no callback')
  expect(await verdictOn(adapter, { ...genuine, headers: {} })).toMatchObject({ is: 'forged' })
})
