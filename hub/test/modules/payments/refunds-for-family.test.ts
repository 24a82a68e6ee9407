import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily, chooseFor } from '@matricula/hub/testing/families'
import { LinkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { PastFamilyPayment } from '../../../src/modules/families/family-payment.view.ts'
import { aPaidOrder, giveBack, part } from '../payments-office/a-refund.ts'

const today = '2025-06-19'
const transfer = { reference: 'Transferencia 4711', day: today }

describe.each(databases)('What a family reads of money that the school gives back, on $name', (database) => {
  it('is a part with its way, its reference and its day, and the rest stays paid', async () => {
    const { family, finance, token } = await aPaidOrder({ database })
    expect((await family.check()).data?.refunds).toEqual([])
    const { body } = await giveBack(finance, token, { way: 'bank' })
    const onItsWay = { status: 'sent', amount: part, way: 'bank', day: null, reference: null }
    expect(await family.check()).toMatchObject({ status: 'APROBADO', data: { refunds: [onItsWay] } })

    await finance.post(`/api/refunds/${body.id}/done`, transfer)

    const done = { ...onItsWay, status: 'done', ...transfer }
    expect(await family.check()).toMatchObject({ status: 'APROBADO', data: { refunds: [done] } })
    expect(JSON.stringify(await family.check())).not.toContain('Cupo no usado')
  })

  it('is nothing where whoever was asked did not give it', async () => {
    const { family, finance, token } = await aPaidOrder({ database })
    const { body } = await giveBack(finance, token, { way: 'bank' })
    await finance.post(`/api/refunds/${body.id}/refused`, { reason: 'Cuenta errada' })
    expect((await family.check()).data?.refunds).toEqual([])
  })

  it('is that all of it goes back, from when it is on its way', async () => {
    const { family, finance, token, amount } = await aPaidOrder({ database })
    await giveBack(finance, token, { way: 'bank', amount })

    const seen = await family.check()

    expect(seen).toMatchObject({ status: 'DEVUELTO', title: 'El colegio devuelve el pago' })
    expect(seen.data).toMatchObject({ payAgainSafe: false, refunds: [{ status: 'sent', amount }] })
    expect(seen.data?.receiptToken).not.toBeNull()
  })

  it('stands with the child whose share it is, now and in what was paid', async () => {
    const { hub, parent, started } = await beginFamily({ database })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')
    const [first, second] = started.data.shares
    const finance = await signInStaff(hub, 'finance')
    await giveBack(finance, first?.token ?? '', { amount: first?.amount ?? 0, way: 'bank' })

    const read = async () => (await parent.check(started.token)).data.shares.map(({ refunds }) => refunds)
    const past = () => parent.visitor.get<PastFamilyPayment[]>('/api/family/payments')

    expect(await read()).toMatchObject([[{ amount: first?.amount }], []])
    expect((await past()).body[0]).toMatchObject({ status: 'APROBADO', shares: [{ refunds: [{}] }, {}] })

    await giveBack(finance, second?.token ?? '', { amount: second?.amount ?? 0, way: 'bank' })

    expect((await parent.check(started.token)).status).toBe('DEVUELTO')
    expect((await past()).body[0]).toMatchObject({ status: 'DEVUELTO' })
  })

  it('is told to who paid by a link', async () => {
    const hub = await runHub({ database })
    const family = await chooseFor(hub, '10001')
    const payer = new LinkPayer(hub.visitor(), await makeLink(family.visitor, '10001'))
    const begun = (await payer.pay()).body
    const check = async () => (await payer.payment(begun.token)).body
    await payer.choose(begun, 'approve')
    await until(check, ({ status }) => status === 'APROBADO')
    const finance = await signInStaff(hub, 'finance')

    await giveBack(finance, (await family.check()).token, { way: 'bank' })

    expect((await check()).data.refunds).toMatchObject([{ status: 'sent', amount: part, way: 'bank' }])
  })
})
