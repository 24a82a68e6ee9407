import { ask as askDiscount } from '../../test/modules/discounts/a-discount.ts'
import { draft } from '../../test/modules/reminders/a-reminder.ts'
import type { PaymentAttempt } from '../../src/modules/payments/attempt.model.ts'
import type { Family } from '../family.ts'
import { Provider } from '../provider.ts'
import type { TestHub } from '../test-hub.ts'
import { until } from '../until.ts'
import type { Visitor } from '../visitor.ts'
import { bodyOf, type School } from './school.ts'
import { walkBodies, walkedCode, type WalkedIds } from './walk-call.ts'

/** What stands at the hub for the calls that read: the family has paid, and the office has dealt with it. */
export async function makeWalkedSchool(school: School, family: Family): Promise<WalkedIds> {
  const { hub } = school
  await confirmTransport(family)
  const tokens = await school.paid(family)
  await chargeTwice(hub)
  const [admin, finance] = [school.staff('admin'), school.staff('finance')]
  const refund = await refundOf(finance)
  const asked = await finance.post<{ id: string }>(
    `/api/payments/${refund.values.token}/resolve`,
    refund.body,
  )
  const [fee] = (await admin.get<{ id: number }[]>('/api/enrollment/admin/fees')).body
  const read = { signal: AbortSignal.timeout(10_000), trace: 'test' }
  const [related] = await hub.hub.app.plugins.sis.relationships(`stu-${walkedCode}`, read)
  const byPath = [
    ['/parent/', related?.relatedId ?? ''],
    ['/api/discounts', (await askDiscount(admin)).body.id],
    ['/api/reminders', (await draft(admin)).id],
    ['/api/approvals', bodyOf(asked).id],
    ['/api/payments/exceptions', String(refund.body.exception)],
    ['/admin/fee/', String(fee?.id)],
    ['/student/openapplydetails/', 'app-10002'],
  ] as const
  return { ...tokens, byPath }
}

/** The money that came twice, given back. */
export async function refundOf(office: Visitor) {
  const list = await office.get<{ id: number; token: string; kind: string }[]>('/api/payments/exceptions')
  const exception = bodyOf(list).find(({ kind }) => kind === 'duplicate-payment')
  if (exception === undefined) throw new Error('nothing came twice')
  const { id, token } = exception
  return { values: { token }, body: { exception: id, outcome: 'refund', reason: 'Pagó dos veces' } }
}

async function confirmTransport({ visitor }: Family): Promise<void> {
  const student = await visitor.get<{ transport: { home: object } }>('/api/enrollment/student')
  bodyOf(
    await visitor.post('/api/googleAPI/confirm', {
      ...walkBodies['POST /api/googleAPI/confirm'],
      fullDirectionObject: student.body.transport.home,
      type: 'enrollment',
    }),
  )
}

/** The provider has taken the family's money a second time. */
async function chargeTwice(hub: TestHub): Promise<void> {
  const { database, work } = hub.hub.app
  const attempt: Pick<PaymentAttempt, 'id' | 'reference' | 'amount'> =
    await database('payment_attempt').first()
  const { id, reference, amount } = attempt
  await new Provider(hub).chargeAgain(reference, { rawStatus: 'Aceptada', amount })
  await database('payment_attempt').where({ id }).update({ ask_at: '2020-01-01T00:00:00.000Z' })
  work.trigger('reconcile-payments')
  await until(
    () => database<{ id: number }>('payment_exception').first(),
    (found) => found !== undefined,
  )
}
