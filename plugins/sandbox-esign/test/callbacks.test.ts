import { expect, it } from 'vitest'
import { aSigningOffice } from './support/signing-office.ts'

async function signedWith(switches: Record<string, unknown>) {
  const office = await aSigningOffice({ switches })
  const { id } = await office.send()
  await office.post(`sign/${id}`, { choice: 'sign', accepted: 'on' })
  return office
}

it('a callback the hub could not take waits and is sent again', async () => {
  const { send, post, told, receiver } = await aSigningOffice()
  const { id } = await send()
  receiver.answer(503)
  await post(`sign/${id}`, { choice: 'sign', accepted: 'on' })
  receiver.answer(200)
  await post('callbacks', {})
  await post('callbacks', {})
  expect(await told()).toEqual(['Firmado', 'Firmado'])
})

it('is lost, copied, forged or out of order as the switches say', async () => {
  expect(await (await signedWith({ lost: true })).told()).toEqual([])
  expect(await (await signedWith({ copies: 3 })).told()).toEqual(['Firmado', 'Firmado', 'Firmado'])
  expect((await (await signedWith({ wrongSignature: true })).told()).sort()).toEqual(['Firmado', 'forged'])
  expect((await (await signedWith({ alteredCopy: true })).told()).sort()).toEqual(['Firmado', 'forged'])
  expect(await (await signedWith({ reversed: true })).told()).toEqual(['Firmado', 'Enviado'])
})
