import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts, wholeYear } from '@matricula/hub/testing/family'
import { useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

describe.each(databases)('Enrolling on $name', (database) => {
  const theHub = useHub({ database })

  it.each([
    ['the whole year by card or transfer', '10001', wholeYear, 'Tarjeta o transferencia bancaria'],
    ['right and costs by card or transfer', '10003', rightAndCosts, 'Tarjeta o transferencia bancaria'],
    ['in advance when a credit covers all', '10004', rightAndCosts, 'Nada por pagar'],
  ])('%s ends in a receipt and one order in accounting', async (_title, code, choices, method) => {
    const hub = theHub()
    const family = await Family.signIn(hub, code)

    await family.enrol(choices)

    const paid = await until(
      () => family.check(),
      ({ data }) => data?.receiptToken != null,
    )
    expect(paid.status).toBe('APROBADO')
    const receipt = await until(
      () => family.visitor.get<ReceiptBody>(`/api/enrollment/resume/${paid.data?.receiptToken}`),
      ({ body }) => body.accounting.status === 'posted',
    )
    expect(receipt.body.paymentMethod).toBe(method)
    expect(receipt.body.totalPaid).toBe(paid.data?.amount)
    expect(receipt.body.student.code).toBe(code)
  })

  it('by bank agreement waits for the bank and keeps its reference', async () => {
    const hub = theHub()
    const family = await Family.signIn(hub, '10006')

    const started = await family.enrol(bankAgreement)

    expect(started.status).toBe('PENDIENTE CONVENIO')
    expect((await family.check()).data?.reference).toBe(started.data?.reference)
  })
})

interface ReceiptBody {
  readonly paymentMethod: string
  readonly totalPaid: number
  readonly student: { readonly code: string }
  readonly accounting: { readonly status: string }
}
