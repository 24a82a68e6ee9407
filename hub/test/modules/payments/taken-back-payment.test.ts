import { describe, expect, it } from 'vitest'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { contested, say, why } from '@matricula/hub/testing/disputes'
import { list, only, resolve, settings } from '@matricula/hub/testing/exceptions'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'

const notAgain = { payAgainSafe: false }

describe.each(databases)('A payment that its bank took back on $name', (database) => {
  it('payments-50: of an order is under review until finance has attended to it, and then not paid', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await provider.change(started, 'reverse')
    await says(family, 'EN REVISION')
    const finance = await signInStaff(hub, 'finance')

    await resolve(finance, await only(finance), 'attended')

    const told = await family.check()
    expect(told).toMatchObject({ status: 'REVERSADO', title: 'El banco devolvió el pago', data: notAgain })
    expect(told.body).toContain('la matrícula no está pagada')
  })

  it('payments-31: of an order is taken back to the office from that moment on, by that word alone', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    await provider.change(started, 'reverse')
    await says(family, 'EN REVISION')
    const finance = await signInStaff(hub, 'finance')

    const listed = async (status: string) =>
      (await finance.get<readonly object[]>(`/api/payments?status=${encodeURIComponent(status)}`)).body

    expect(await listed('REVERSADO')).toMatchObject([{ token: started.token, status: 'REVERSADO' }])
    for (const other of ['EN REVISION', 'DEVUELTO', 'APROBADO'])
      expect(await listed(other), other).toEqual([])
  })

  it('payments-50: of an order is not paid from when finance has said that the family bears the loss', async () => {
    const { finance, dispute, family } = await contested({ database })

    await say(finance, dispute, 'lose', { borne_by: 'family', reason: why })

    expect((await family.check()).status).toBe('REVERSADO')
  })

  it('payments-50: for several children is told so once all of it was attended to, also in what was paid', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')
    await new Provider(hub).change(started, 'reverse')
    await parent.says(started.token, 'EN REVISION')
    const finance = await signInStaff(hub, 'finance')
    const [first, second] = (await list(finance)).body
    if (first === undefined || second === undefined) throw new Error('there are two')

    await resolve(finance, first, 'attended')
    expect((await parent.check(started.token)).status).toBe('EN REVISION')
    await resolve(finance, second, 'attended')

    expect((await parent.check(started.token)).status).toBe('REVERSADO')
    const past = await parent.visitor.get<{ status: string }[]>('/api/family/payments')
    expect(past.body.map(({ status }) => status)).toEqual(['REVERSADO'])
  })

  it('payments-50: of invoices is told so in its words', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')
    await new Provider(hub, 'invoices').change(started, 'reverse')
    await guardian.says(started.token, 'EN REVISION')
    const finance = await signInStaff(hub, 'finance')

    await resolve(finance, await only(finance), 'attended')

    const told = await until(
      () => guardian.check(started.token),
      ({ status }) => status !== 'EN REVISION',
    )
    expect(told.status).toBe('REVERSADO')
  })
})
