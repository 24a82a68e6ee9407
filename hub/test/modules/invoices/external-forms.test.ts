import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { beginInvoices } from '@matricula/hub/testing/invoices'

it('both external forms carry the fields that their vendors ask for', async () => {
  const { hub, started } = await beginInvoices()
  const family = await Family.signIn(hub, '10001')
  const enrolling = (await family.pay(await family.quote(rightAndCosts))).body

  const card = enrolling.data?.go
  const invoices = started.data.go

  if (card?.is !== 'form' || invoices?.is !== 'form') throw new Error('the sandbox answers forms')
  expect(card.fields).toMatchObject({
    invoice: enrolling.data?.reference,
    value: String(enrolling.data?.amount),
    description: expect.stringContaining('2025-2026'),
    buyerName: 'Ana',
    buyerLastname: 'Ruiz Peña',
    buyerDocument: '52123456',
    buyerEmail: 'ana.ruiz@example.com',
    buyerPhone: '3001234567',
    extra1: '10001',
    extra2: '2025-2026',
    extra3: 'Matriculas',
  })
  const signed = [
    'la-cordillera-facturas',
    'sandbox-invoices-not-a-secret',
    started.data.reference,
    '1250000',
    'COP',
  ]
  expect(invoices.fields).toMatchObject({
    merchant: 'la-cordillera-facturas',
    invoice: started.data.reference,
    value: '1250000',
    currency: 'COP',
    description: 'Pago de facturas · La Cordillera',
    signature: createHash('sha256').update(signed.join('^')).digest('hex'),
    responseUrl: `${hub.url}/enrollment/ParentsLogin?payment=${started.token}`,
  })
  expect(invoices.action).not.toBe(card.action)
})
