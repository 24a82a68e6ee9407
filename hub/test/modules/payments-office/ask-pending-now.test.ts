import { describe, expect, it } from 'vitest'
import { beginPayment, says, settled } from '@matricula/hub/testing/a-payment'
import { onePaidEnrolment } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import { signInStaff } from '@matricula/hub/testing/staff'

/** The next question by itself comes only after the test. */
const settings = { payments: { askEverySeconds: 3600 } }

describe.each(databases)('The pending payments on $name', (database) => {
  it('are asked about at once when finance says so, though their callbacks are lost', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    await provider.misbehave({ lost: 'on' })
    await family.chooseAtProvider(started, 'approve')
    const finance = await signInStaff(hub, 'finance')

    const { status, body } = await finance.post<{ asked: number }>('/api/payments/reconcile', {})

    expect({ status, body }).toEqual({ status: 200, body: { asked: 1 } })
    await says(family, 'APROBADO')
    expect(await settled(hub)).toMatchObject({ ...onePaidEnrolment, attempts: ['approved'] })
    expect((await finance.post('/api/payments/reconcile', {})).body).toEqual({ asked: 0 })
    const audits = await hub.hub.app.database('audit').where({ act: 'payment.ask' }).orderBy('id')
    expect(audits.map(({ actor, subject, after }) => [actor, subject, after])).toEqual([
      ['staff:finanzas', '*', '{"asked":1}'],
      ['staff:finanzas', '*', '{"asked":0}'],
    ])
  })
})

describe('The pending payments', () => {
  it('of invoices are asked about with the others', async () => {
    const { hub, guardian, started } = await beginInvoices({ settings })
    await new Provider(hub, 'invoices').misbehave({ lost: 'on' })
    await guardian.choose(started, 'approve')
    const finance = await signInStaff(hub, 'finance')

    expect((await finance.post('/api/payments/reconcile', {})).body).toEqual({ asked: 1 })
    await guardian.says(started.token, 'APROBADO')
  })

  it('of several children at once are asked about with the others', async () => {
    const { hub, parent, started } = await beginFamily({ settings })
    await new Provider(hub).misbehave({ lost: 'on' })
    await parent.choose(started, 'approve')
    const finance = await signInStaff(hub, 'finance')

    expect((await finance.post('/api/payments/reconcile', {})).body).toEqual({ asked: 1 })
    await parent.says(started.token, 'APROBADO')
  })

  it('are not for the admissions office to ask about', async () => {
    const { hub } = await beginPayment({ settings })
    const admissions = await signInStaff(hub, 'admissions')
    expect((await admissions.post('/api/payments/reconcile', {})).status).toBe(403)
  })
})
