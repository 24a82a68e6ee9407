import { describe, expect, it } from 'vitest'
import { type DisputeBody, onlyContestable, open, opening, say, why } from '@matricula/hub/testing/disputes'
import { listedEinvoices } from '@matricula/hub/testing/einvoices'
import { correctPayer, invoicedCompany, invoicePayer } from '@matricula/hub/testing/invoice-payer'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { broken, giveBack } from '../payments-office/a-refund.ts'
import { invoicesIn, notesOf, threePaidBy, totalOf } from './an-invoiced-split.ts'

describe('The invoices of parts are credited to the peso what the school does not have twice', () => {
  it('where one that bore of a refund is lost in a dispute after it', async () => {
    const { hub, transfer, contest, lose } = await threeInvoiced()
    await transfer(1_000_000)
    expect(totalOf(await notesOf(hub, 3))).toBe(1_000_000)

    await lose(await contest())

    expect(totalOf(await notesOf(hub, 4))).toBe(1_000_000 + 2_375_000 - 500_000)
    expect(await broken(hub)).toEqual([])
  })

  it('where one that bore nothing of a refund, for it was in dispute, is lost after it', async () => {
    const { hub, transfer, contest, lose } = await threeInvoiced()
    const dispute = await contest()
    await transfer(1_000_000)
    expect(totalOf(await notesOf(hub, 2))).toBe(1_000_000)

    await lose(dispute)

    expect(totalOf(await notesOf(hub, 3))).toBe(1_000_000 + 2_375_000)
    expect(await broken(hub)).toEqual([])
  })
})

/** The order that three have paid, each invoiced, with what may befall it. */
async function threeInvoiced() {
  const given = [{ invoicePayer }, {}, { invoicePayer: invoicedCompany }] as const
  const { hub, family, finance, token, mothers } = await threePaidBy(given)
  await correctPayer(family.visitor, token)
  await invoicesIn(hub, 3)
  return {
    hub,
    transfer: async (amount: number) => {
      const { body } = await giveBack(finance, token, { amount, way: 'bank' })
      await finance.post(`/api/refunds/${body.id}/done`, { reference: 'T-1', day: '2025-06-19' })
    },
    contest: async () => {
      const contestable = await onlyContestable(finance, String(mothers.data.providerRef))
      return (await open(finance, opening({ ...contestable, amount: contestable.contestable }))).body
    },
    lose: (dispute: DisputeBody) => say(finance, dispute, 'lose', { borne_by: 'family', reason: why }),
  }
}

it('The invoice of who paid by a link that is rejected is corrected by finance, and issued again as corrected once', async () => {
  const rejected = { ...invoicePayer, number: '1098765413' }
  const { hub, finance } = await threePaidBy([{ invoicePayer: rejected }, {}, {}])
  await invoicesIn(hub, 1, ['rejected'])
  const [one] = await listedEinvoices(finance, '?status=rejected')
  const payer = `/api/einvoices/${one?.id}/payer`
  expect((await finance.get(payer)).body).toMatchObject({
    number: rejected.number,
    names: invoicePayer.names,
  })
  const again = (given: object) =>
    finance.post(`/api/einvoices/${one?.id}/issue-again`, { payer: { ...invoicePayer, ...given } })

  expect(problemOf(await again({ number: 'x' }))).toMatchObject({ code: 'INVOICE_PAYER_INCOMPLETE' })
  expect((await again({})).status).toBe(200)

  const [, issued] = await invoicesIn(hub, 2, ['accepted', 'rejected'])
  expect(issued?.status).toBe('accepted')
  expect((await finance.get(payer)).body).toMatchObject({ number: invoicePayer.number })
  expect(problemOf(await again({})).code).toBe('EINVOICE_NOT_REJECTED')
  expect((await (await signInStaff(hub, 'admissions')).get(payer)).status).toBe(403)
})
