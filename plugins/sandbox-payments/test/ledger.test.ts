import { describe, expect, it } from 'vitest'
import { aGateway, call, noon } from './support/gateway.ts'

describe('The ledger', () => {
  it('tells every payment with what was asked and what was charged, newest first', async () => {
    const gateway = await aGateway({ switches: { amountOff: 1000, lost: true } })
    await gateway.choose('approve', { reference: 'MAT-0001' })
    await gateway.checkout({ reference: 'MAT-0002' })
    const answer = await gateway.get('ledger')
    expect(answer).toMatchObject({
      is: 'json',
      value: {
        payments: [
          { reference: 'MAT-0002', status: 'Iniciada', asked: 4_750_000 },
          { reference: 'MAT-0001', status: 'Aceptada', asked: 4_750_000, amount: 4_751_000 },
        ],
        next: null,
        waiting: 0,
      },
    })
  })

  it('tells what went back of each, in parts or whole', async () => {
    const gateway = await aGateway({ switches: { lost: true } })
    await gateway.choose('approve', { reference: 'MAT-0001' })
    const returned = async () => {
      const answer = await gateway.get('ledger')
      return answer.is === 'json' ? answer.value : null
    }
    const { providerRef = '' } = (await gateway.find()) ?? {}
    const refund = { reference: 'MAT-0001', providerRef, amount: 300_000, reason: 'cupo no usado' }
    await gateway.adapter.refunds?.refund(refund, { ...call, key: 'r1' })
    expect(await returned()).toMatchObject({ payments: [{ status: 'Aceptada', returned: 300_000 }] })
    await gateway.adapter.refunds?.refund({ ...refund, amount: 4_450_000 }, { ...call, key: 'r2' })
    expect(await returned()).toMatchObject({ payments: [{ status: 'Reversada', returned: 4_750_000 }] })
  })
})

describe('A payment that expired', () => {
  const late = async (switches: object) => {
    let now = noon
    const gateway = await aGateway({ switches }, () => now)
    const page = await gateway.checkout()
    now = new Date('2025-06-10T18:00:01Z')
    await gateway.post(page, { choice: 'approve', means: 'card' })
    return gateway.find()
  }

  it('stays so', async () => {
    expect(await late({ lost: true })).toMatchObject({ status: 'expired' })
  })

  it('can be approved all the same where the vendor is switched to do so', async () => {
    expect(await late({ lost: true, paysExpired: true })).toMatchObject({ status: 'approved' })
  })
})
