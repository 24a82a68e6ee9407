import { faultSwitch } from '@matricula/contract/sandbox'
import { describe, expect, it } from 'vitest'
import { aMemo, anAccounting, anOrder, aPayment, aRead, aWrite } from './support/an-accounting.ts'

const query = { studentCode: '10001', gradeKey: 'SEGUNDO', antiquity: 'old', project: '2025-2026' }

function callsOf(accounting: ReturnType<typeof anAccounting>) {
  return {
    reads: [
      () => accounting.findPartner('C10001', aRead()),
      () => accounting.partnersByEmail('familia.10001@example.com', aRead()),
      () => accounting.priceList({ size: 5 }, aRead()),
      () => accounting.studentPrices(query, aRead()),
      () => accounting.balance('C10001', aRead()),
      () => accounting.projects(aRead()),
      () => accounting.lastTransportCharge('C10005', aRead()),
      () => accounting.openInvoices('C10003', aRead()),
      () => accounting.findOrder('MAT-1', aRead()),
      () => accounting.ordersOf('10001', '2025-2026', aRead()),
      () => accounting.incomingPayments.find('PAY-1', aRead()),
    ],
    writes: [
      () => accounting.createOrder(anOrder(), aWrite('key-1')),
      () => accounting.partners.create('CZZ001', aWrite('key-2')),
      () => accounting.incomingPayments.record(aPayment(), aWrite('key-3')),
    ],
  }
}

describe('the fault switch', () => {
  it.each(['unreachable', 'throttled', 'unauthorised'] as const)(
    '%s affects every call, leaves nothing and can be cleared',
    async (vendorFault) => {
      const memo = aMemo()
      const accounting = anAccounting({}, memo)
      const { reads, writes } = callsOf(accounting)
      await faultSwitch(memo).injectFault(vendorFault)
      for (const call of [...reads, ...writes])
        await expect(call()).rejects.toMatchObject({ code: vendorFault })
      await expect(accounting.start(aRead().signal)).rejects.toMatchObject({ code: vendorFault })
      await faultSwitch(memo).clearFault()
      expect(await accounting.findOrder('MAT-1', aRead())).toBeNull()
      for (const call of [...writes, ...reads]) await expect(call()).resolves.toBeTruthy()
    },
  )

  it.each(['hangs-up', 'garbage'] as const)(
    '%s loses the answer to a write that is found again',
    async (vendorFault) => {
      const memo = aMemo()
      const accounting = anAccounting({}, memo)
      await faultSwitch(memo).injectFault(vendorFault)
      for (const call of callsOf(accounting).writes) {
        await expect(call()).rejects.toMatchObject({ code: 'unknown-outcome' })
      }
      await faultSwitch(memo).clearFault()
      expect(await accounting.findOrder('MAT-1', aRead())).toMatchObject({ reference: 'MAT-1' })
      expect(await accounting.findPartner('CZZ001', aRead())).toMatchObject({ code: 'CZZ001' })
      expect(await accounting.incomingPayments.find('PAY-1', aRead())).toMatchObject({ ref: 'R1' })
    },
  )

  it('refuses writes alone when it refuses', async () => {
    const memo = aMemo()
    const { reads, writes } = callsOf(anAccounting({}, memo))
    await faultSwitch(memo).injectFault('refuses')
    for (const call of writes) await expect(call()).rejects.toMatchObject({ code: 'rejected' })
    for (const call of reads) await call()
    expect(await anAccounting({}, memo).findOrder('MAT-1', aRead())).toBeNull()
  })

  it('shows in the check, which never throws', async () => {
    const memo = aMemo()
    const accounting = anAccounting({}, memo)
    const { signal } = aRead()
    await faultSwitch(memo).injectFault('unauthorised')
    expect(await accounting.check(signal)).toMatchObject({ is: 'down' })
    await faultSwitch(memo).clearFault()
    expect(await accounting.check(signal)).toMatchObject({ is: 'up' })
  })
})
