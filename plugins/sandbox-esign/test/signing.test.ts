import { describe, expect, it } from 'vitest'
import { aSigningOffice, htmlOf } from './support/signing-office.ts'

describe('a document', () => {
  it.each(['contract', 'promissory-note', 'life-insurance'] as const)('%s can be sent', async (document) => {
    const { send } = await aSigningOffice()
    expect(await send({ document })).toMatchObject({ document, status: 'sent', rawStatus: 'Enviado' })
  })

  it('has an id of twenty digits, and its reference cannot be taken by another act', async () => {
    const { send } = await aSigningOffice()
    const { id } = await send()
    expect(id).toMatch(/^\d{20}$/)
    await expect(send({}, 'k2')).rejects.toMatchObject({ code: 'conflict', existing: id })
  })

  it('is viewed when the signer opens it, and the hub is told once', async () => {
    const { send, get, status, told } = await aSigningOffice()
    const { id } = await send()
    await get(`sign/${id}`)
    await get(`sign/${id}`)
    expect(await status(id)).toMatchObject({ status: 'viewed' })
    expect(await told()).toEqual(['Visto'])
  })

  it.each([
    ['sign', 'Firmado', 'signed'],
    ['decline', 'Rechazado', 'declined'],
  ])('%s: becomes %s, for the hub too, and can no longer be opened for signing', async (...row) => {
    const [choice, rawStatus, wanted] = row
    const { send, get, post, status, told } = await aSigningOffice()
    const { id, url } = await send()
    await get(`sign/${id}`)
    expect(await post(`sign/${id}`, { choice, accepted: 'on' })).toEqual({ is: 'redirect', to: url })
    expect(await status(id)).toMatchObject({ status: wanted, rawStatus, url: null })
    expect(await told()).toEqual(['Visto', rawStatus])
    expect(htmlOf(await get(`sign/${id}`))).not.toContain('name="choice"')
  })

  it('is not signed without the tick, and the page says why', async () => {
    const { send, post, status } = await aSigningOffice()
    const { id } = await send()
    const answer = await post(`sign/${id}`, { choice: 'sign' })
    expect(answer).toMatchObject({ status: 400 })
    expect(htmlOf(answer)).toContain('role="alert"')
    expect(await status(id)).toMatchObject({ status: 'sent' })
  })

  it('keeps the first of two choices', async () => {
    const { send, post, status } = await aSigningOffice()
    const { id } = await send()
    await post(`sign/${id}`, { choice: 'decline' })
    await post(`sign/${id}`, { choice: 'sign', accepted: 'on' })
    expect(await status(id)).toMatchObject({ status: 'declined' })
  })

  it.each([
    ['expire', 'expired'],
    ['recall', 'recalled'],
  ])('%s, by a tester: %s', async (choice, wanted) => {
    const { send, post, status } = await aSigningOffice()
    const { id } = await send()
    await post(`documents/${id}`, { choice })
    expect(await status(id)).toMatchObject({ status: wanted, url: null })
  })
})
