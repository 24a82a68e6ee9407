import { describe, expect, it } from 'vitest'
import { creditNotesOf } from '@matricula/hub/testing/einvoices'
import { settings } from '@matricula/hub/testing/exceptions'
import { signInStaff } from '@matricula/hub/testing/staff'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'
import { anInvoiced } from './an-invoiced.ts'

describe('The credit note of a refund', () => {
  it('tells others of the family how it stands, and not whom it names', async () => {
    const { hub, family, other, token, finance } = await anInvoiced()
    await giveBack(finance, token)
    const [note] = await creditNotesOf(family.visitor, token)
    expect(await creditNotesOf(other.visitor, token)).toMatchObject([
      { total: part, number: null, cude: null, hasPdf: false, checkUrl: null },
    ])
    const path = `/api/payments/${token}/credit-notes/${note?.id}.pdf`
    expect((await other.visitor.get(path)).status).toBe(404)
    expect((await hub.visitor().get(path)).status).toBe(401)
  })

  it('is in a family’s file, with its invoice', async () => {
    const { hub, family, token, finance } = await anInvoiced()
    await giveBack(finance, token)
    const [note] = await creditNotesOf(family.visitor, token)
    const admin = await signInStaff(hub, 'admin')
    const { body } = await admin.get<{ parts: { einvoices: unknown } }>('/api/privacy/families/10001')
    expect(body.parts.einvoices).toMatchObject([{ creditNotes: [{ number: note?.number }] }])
  })
})

it('A school without a provider of electronic invoices is asked for no credit note', async () => {
  const { hub, finance, token } = await aPaidOrder({ settings })
  await giveBack(finance, token)
  expect(await hub.hub.app.database('outbox').where({ topic: 'einvoice.credit' })).toEqual([])
})
