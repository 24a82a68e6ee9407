import { describe, expect, it } from 'vitest'
import { beginPayment, settled } from '@matricula/hub/testing/a-payment'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Listed {
  readonly id: number
  readonly kind: string
  readonly token: string
  readonly outcomes: readonly string[]
}

const settings = { payments: { askEverySeconds: 1 } }

async function listedIn(hub: TestHub) {
  const finance = await signInStaff(hub, 'finance')
  const [exception] = await until(
    async () => (await finance.get<Listed[]>('/api/payments/exceptions')).body,
    ({ length }) => length === 1,
  )
  if (exception === undefined) throw new Error('there is one')
  const timeline = await finance.get<{ exceptions: readonly Listed[] }>(
    `/api/payments/${exception.token}/timeline`,
  )
  return { finance, exception, inTimeline: timeline.body.exceptions }
}

describe.each(databases)('What finance may do about money that came twice, on $name,', (database) => {
  it('is no refund through a bank that gives nothing back from here', async () => {
    const hub = await runHub({ database })
    const family = await Family.signIn(hub, '10001')
    const { data } = await family.enrol(bankAgreement)
    const line = `${data?.reference};${data?.amount};2025-06-20`
    const file = {
      name: 'pagos.csv',
      content: ['referencia;valor;fecha', line, line].join('\n'),
      mode: 'run',
    }
    await (await signInStaff(hub, 'finance')).post('/api/payments/bank-agreement/file', file)

    const { finance, exception, inTimeline } = await listedIn(hub)

    expect(exception).toMatchObject({
      kind: 'duplicate-payment',
      outcomes: ['refunded-by-hand', 'refunded-by-bank'],
    })
    expect(inTimeline).toMatchObject([
      { id: exception.id, outcomes: ['refunded-by-hand', 'refunded-by-bank'] },
    ])
    const said = { exception: exception.id, outcome: 'refund', reason: 'Pagó dos veces' }
    const refused = await finance.post(`/api/payments/${exception.token}/resolve`, said)
    expect([refused.status, problemOf(refused).code]).toEqual([422, 'BAD_INPUT'])
    expect(problemOf(refused).errors?.['outcome']?.[0]).toMatch(/no devuelve pagos desde aquí/)
  })

  it('is a refund through a provider that gives money back', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.chargeAgain(reference, { rawStatus: 'Aceptada', amount })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)

    const { exception, inTimeline } = await listedIn(hub)

    expect(exception.outcomes).toEqual(['refund', 'refunded-by-hand', 'refunded-by-bank'])
    expect(inTimeline).toMatchObject([{ outcomes: ['refund', 'refunded-by-hand', 'refunded-by-bank'] }])
  })

  it('is no refund through an instance that is no longer configured', async () => {
    const { hub, family, started, provider } = await beginPayment({ database, settings })
    const { reference = '', amount = 0 } = started.data ?? {}
    await provider.chargeAgain(reference, { rawStatus: 'Aceptada', amount })
    await family.chooseAtProvider(started, 'approve')
    await settled(hub)
    const { exception } = await listedIn(hub)
    await hub.hub.app.database('payment_exception').update({ instance: 'former' })

    const { exception: later } = await listedIn(hub)

    expect(later).toMatchObject({ id: exception.id, outcomes: ['refunded-by-hand', 'refunded-by-bank'] })
  })
})
