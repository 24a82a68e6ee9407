import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { Parent } from '@matricula/hub/testing/families'
import { watch } from '@matricula/hub/testing/progress'
import { signInStaff } from '@matricula/hub/testing/staff'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

interface StudentFile {
  readonly step: string
  readonly sees: { readonly title: string }
}

describe.each(databases)('An order whose payment the school has given back, on $name', (database) => {
  it('is neither paid nor under way, brings no charges, and its money did not stay', async () => {
    const { hub, finance, token, amount } = await aPaidOrder({ database })
    const { summary, rowOf } = await watch(hub)
    const charges = async () => (await finance.get<unknown[]>('/api/enrollment/admin/charges')).body
    expect(await charges()).not.toEqual([])
    await giveBack(finance, token)
    expect((await summary()).money).toMatchObject({
      received: amount - part,
      receivedToday: amount - part,
    })

    await giveBack(finance, token, { key: 'devolver-2', amount: amount - part })

    const office = await signInStaff(hub, 'admissions')
    const file = (await office.get<StudentFile>('/api/enrollment/admin/students/10001')).body
    expect(file).toMatchObject({ step: 'returned', sees: { title: 'Pago devuelto' } })
    expect(await rowOf('10001')).toMatchObject({ step: 'returned', balance_due_later: 0 })
    expect(await charges()).toEqual([])
    expect((await summary()).money).toMatchObject({ received: 0, calendar: [] })
  })

  it('reads to its family as given back, with how to enrol again', async () => {
    const { hub, family, finance, token, amount } = await aPaidOrder({ database })
    const parent = await Parent.comes(hub, 'familia.10001@example.com')
    await giveBack(finance, token, { amount })

    const child = await parent.child('10001')

    expect(child).toMatchObject({ state: 'returned', payable: false, quote: null, choices: null })
    expect(child.why).toMatch(/^El pago se devolvió y la matrícula no está pagada\..* llame al /)
    expect(child.refunds).toMatchObject([{ status: 'done', amount, way: 'provider' }])
    expect((await family.check()).data?.payAgainSafe).toBe(false)
  })
})
