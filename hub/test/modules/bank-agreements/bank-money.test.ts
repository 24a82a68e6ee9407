import { describe, expect, it } from 'vitest'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import { onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { type DatabaseKind, databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, wholeYear } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const code = '10001'
const day = '2025-06-20'
const reason = 'Visto con el banco'

async function agreed(database: DatabaseKind) {
  const hub = await runHub({ database })
  const family = await Family.signIn(hub, code)
  const { data, token } = await family.enrol(bankAgreement)
  const { reference = '', amount = 0 } = data ?? {}
  const finance = await signInStaff(hub, 'finance')
  const send = async (mode: 'plan' | 'run', ...amounts: readonly number[]) => {
    const lines = amounts.map((paid) => `${reference};${paid};${day}`)
    const content = ['referencia;valor;fecha', ...lines].join('\n')
    const file = { name: 'pagos.csv', content, mode }
    const answer = await finance.post<{ result: string }[]>('/api/payments/bank-agreement/file', file)
    return answer.body.map(({ result }) => result)
  }
  return { hub, family, finance, token, reference, amount, send }
}

const exceptions = ({ hub }: TestHub) => hub.app.database('payment_exception').orderBy('id')

async function expectSound({ hub }: TestHub): Promise<void> {
  const { invariants } = await verifyDatabase(hub.app.database)
  expect(invariants.filter(({ count }) => count > 0)).toEqual([])
}

async function letItExpire({ hub, family }: Pick<Awaited<ReturnType<typeof agreed>>, 'hub' | 'family'>) {
  await setSeasonClock(hub, '2025-07-10T10:00:00-05:00')
  hub.hub.app.work.trigger('expire-agreements')
  await until(
    () => family.check(),
    ({ status }) => status === 'EXPIRADO',
  )
}

describe.each(databases)('Money that the bank’s file tells of, on $name,', (database) => {
  it('books an agreement that had expired, when the order is as it was', async () => {
    const { hub, family, amount, send } = await agreed(database)
    await letItExpire({ hub, family })

    expect(await send('plan', amount)).toEqual(['paid'])
    expect(await send('run', amount)).toEqual(['paid'])

    const books = await until(
      () => readBooks(hub.hub.app, code),
      ({ documents }) => documents === 1,
    )
    expect(books).toMatchObject({
      order: 'paid',
      payments: [{ status: 'PAGO DAVIVIENDA', amount }],
      exceptions: onePaidEnrolment.exceptions,
    })
    await expectSound(hub)
  })

  it('is before a person when the family has since chosen something else', async () => {
    const { hub, family, amount, send } = await agreed(database)
    await letItExpire({ hub, family })
    await family.pay(await family.quote(wholeYear))

    expect(await send('run', amount)).toEqual(['expired'])

    expect((await exceptions(hub)).map(({ kind }) => String(kind))).toEqual(['wrong-amount'])
    await expectSound(hub)
  })

  it('is shown as long as nobody has looked into a wrong amount, and holds the order until then', async () => {
    const { hub, family, finance, token, amount, send } = await agreed(database)

    expect(await send('run', amount - 1)).toEqual(['wrong-amount'])
    expect(await send('run', amount - 1)).toEqual(['wrong-amount'])

    const [exception, ...others] = await exceptions(hub)
    expect(others).toEqual([])
    expect(exception).toMatchObject({ kind: 'wrong-amount', instance: 'agreement' })
    expect((await family.check()).data?.payAgainSafe).toBe(false)
    await expectSound(hub)
    const said = { exception: exception.id, outcome: 'refunded-by-hand', reason }
    expect((await finance.post(`/api/payments/${token}/resolve`, said)).status).toBe(200)
    expect(await send('run', amount - 1)).toEqual(['resolved'])
    expect(await exceptions(hub)).toHaveLength(1)
  })

  it('that comes twice in a file pays once, and the second is before a person', async () => {
    const { hub, amount, send } = await agreed(database)

    expect(await send('plan', amount, amount)).toEqual(['paid', 'repeated'])
    expect(await send('run', amount, amount)).toEqual(['paid', 'repeated'])

    const [exception, ...others] = await exceptions(hub)
    expect(others).toEqual([])
    expect(exception).toMatchObject({ kind: 'duplicate-payment', instance: 'agreement' })
    expect(await send('run', amount)).toEqual(['already-paid'])
    expect(await exceptions(hub)).toHaveLength(1)
    await expectSound(hub)
  })

  it('is that of an agreement which finance had confirmed by hand', async () => {
    const { hub, family, finance, token, amount, send } = await agreed(database)
    await letItExpire({ hub, family })
    const said = { status: 'INGRESO MANUAL', reason }
    const confirmed = await finance.post(`/api/payments/bank-agreement/${token}/confirm`, said)
    expect(confirmed.status).toBe(200)

    expect(await send('run', amount)).toEqual(['already-paid'])
    expect(await send('run', amount, amount)).toEqual(['already-paid', 'repeated'])

    expect((await exceptions(hub)).map(({ kind }) => String(kind))).toEqual(['duplicate-payment'])
    await expectSound(hub)
  })

  it('for a reference that nobody has is before a person', async () => {
    const { hub, finance } = await agreed(database)
    const content = `referencia;valor;fecha\nMH-NOBODY;1000;${day}`
    const file = { name: 'pagos.csv', content, mode: 'run' }

    await finance.post('/api/payments/bank-agreement/file', file)
    await finance.post('/api/payments/bank-agreement/file', file)

    const [exception, ...others] = await exceptions(hub)
    expect(others).toEqual([])
    expect(exception).toMatchObject({ kind: 'unknown-reference', reference: 'MH-NOBODY' })
    expect(JSON.parse(exception.facts)).toMatchObject({ seen: 1000 })
    await expectSound(hub)
  })
})
