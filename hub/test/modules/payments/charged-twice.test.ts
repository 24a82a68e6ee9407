import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { beginPayment, code, says, settled } from '@matricula/hub/testing/a-payment'
import { onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { databases } from '@matricula/hub/testing/databases'
import { beginFamily } from '@matricula/hub/testing/families'
import { beginInvoices } from '@matricula/hub/testing/invoices'
import { Provider } from '@matricula/hub/testing/provider'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const patient = { payments: { askEverySeconds: 3600 } }

const exceptions = ({ hub }: TestHub) => hub.app.database('payment_exception').orderBy('id')

function firstException(hub: TestHub) {
  return until(
    () => exceptions(hub),
    ({ length }) => length > 0,
  )
}

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

interface Second {
  readonly reference: string
  readonly amount: number
  readonly instance?: 'card' | 'invoices'
  readonly rawStatus?: string
}

/** The provider charges once more under a reference, or takes that charge back, and says so. */
async function secondCharge(
  hub: TestHub,
  { reference, amount, instance = 'card', rawStatus = 'Aceptada' }: Second,
): Promise<void> {
  await new Provider(hub, instance).chargeAgain(reference, { rawStatus, amount })
  await hub.hub.app
    .database('payment_attempt')
    .where({ reference })
    .update({ ask_at: '2020-01-01T00:00:00.000Z' })
  hub.hub.app.work.trigger('reconcile-payments')
}

describe.each(databases)('A second charge under the reference of a payment on $name', (database) => {
  it('is before a person, once, and the order stays paid with the first', async () => {
    const { hub, family, started } = await beginPayment({ database, settings: patient })
    const { reference = '', amount = 0 } = started.data ?? {}
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)

    await secondCharge(hub, { reference, amount })

    const [exception, ...others] = await firstException(hub)
    expect(others).toEqual([])
    expect(exception).toMatchObject({ kind: 'duplicate-payment', reference })
    expect(JSON.parse(exception.facts)).toMatchObject({ task: 'refund', amount })
    expect(exception.provider_ref).not.toBe(started.data?.providerRef)
    expect(await readBooks(hub.hub.app, code)).toMatchObject({
      ...onePaidEnrolment,
      exceptions: ['duplicate-payment'],
      attempts: ['approved'],
    })
    expect((await family.check()).status).toBe('APROBADO')
    await expectSound(hub)

    await secondCharge(hub, { reference, amount, rawStatus: 'Reversada' })
    await until(
      () => hub.hub.app.database('payment_capture').where({ status: 'returned' }),
      ({ length }) => length === 1,
    )
    expect(await exceptions(hub)).toHaveLength(1)
    expect((await family.check()).status).toBe('APROBADO')
    await expectSound(hub)
  })

  it('that the hub hears of together with the first pays once, and is before a person', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings: patient })
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.chargeAgain(reference, { rawStatus: 'Aceptada', amount })

    await family.chooseAtProvider(started, 'approve')

    await says(family, 'APROBADO')
    await settled(hub)
    expect((await firstException(hub)).map(({ kind }) => kind)).toEqual(['duplicate-payment'])
    expect(await hub.hub.app.database('payment_capture')).toHaveLength(2)
    await expectSound(hub)
  })

  it('of a family is before a person, as a whole', async () => {
    const { hub, parent, started } = await beginFamily({ database, settings: patient })
    await parent.choose(started, 'approve')
    await parent.says(started.token, 'APROBADO')

    await secondCharge(hub, started.data)

    const [exception, ...others] = await firstException(hub)
    expect([exception.kind, ...others]).toEqual(['duplicate-payment'])
    expect(JSON.parse(exception.facts)).toMatchObject({ amount: started.data.amount })
    await expectSound(hub)
  })

  it('of invoices is before a person', async () => {
    const { hub, guardian, started } = await beginInvoices({ database, settings: patient })
    await guardian.choose(started, 'approve')
    await guardian.says(started.token, 'APROBADO')

    await secondCharge(hub, { ...started.data, instance: 'invoices' })

    const [exception, ...others] = await firstException(hub)
    expect([exception.kind, ...others]).toEqual(['duplicate-payment'])
    await expectSound(hub)
  })
})
