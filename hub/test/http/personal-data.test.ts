import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '../../src/http/caller.ts'
import { doors } from '../../src/http/doors.ts'
import { type PersonalDatum, personalData, readableBy, readers } from '../../src/http/personal-data.ts'
import type { PaymentAttempt } from '../../src/rooms/payments/attempt.model.ts'
import { ask as askDiscount } from '../rooms/discounts/a-discount.ts'
import { draft } from '../rooms/reminders/a-reminder.ts'
import { Family, wholeYear } from '../support/family.ts'
import type { ApiDocument } from '../support/fuzz/api-document.ts'
import { signInGuardian } from '../support/guardian.ts'
import { Provider } from '../support/provider.ts'
import { plantStanding, signsOf, toldIn } from '../support/known-person.ts'
import { signInStaff } from '../support/staff.ts'
import { useHub } from '../support/test-hub.ts'
import { until } from '../support/until.ts'
import type { Visitor } from '../support/visitor.ts'
import { operationOf, type Walk, walkBodies, walkCall, walkedCode } from '../support/walk-call.ts'

const hub = useHub({ settings: { payments: { askEverySeconds: 3600, secondPersonFrom: 1 } } })

let walk: Walk
let signs: Awaited<ReturnType<typeof signsOf>>
let visitors: ReadonlyMap<string, Visitor>

beforeAll(async () => {
  const document = (await hub().visitor().get<ApiDocument>('/openapi.json')).body
  await plantStanding(hub(), walkedCode)
  signs = await signsOf(hub(), walkedCode)
  const family = await Family.signIn(hub(), walkedCode)
  await confirmTransport(family)
  const tokens = await enrol(family)
  const [related] = await hub().hub.house.plugins.sis.relationships(`stu-${walkedCode}`, read())
  const admin = await signInStaff(hub(), 'admin')
  const finance = await signInStaff(hub(), 'finance')
  const exception = await chargedTwice()
  const [fee] = (await admin.get<{ id: number }[]>('/api/enrollment/admin/fees')).body
  const byPath = [
    ['/parent/', related?.relatedId ?? ''],
    ['/api/discounts', (await askDiscount(admin)).body.id],
    ['/api/reminders', (await draft(admin)).id],
    ['/api/approvals', await asked(finance, exception)],
    ['/api/payments/exceptions', exception],
    ['/admin/fee/', String(fee?.id)],
  ] as const
  walk = { document, ids: { ...tokens, byPath } }
  const staff = staffRoles.map(async (role) => [role, await signInStaff(hub(), role)] as const)
  visitors = new Map<string, Visitor>([
    ['link', hub().visitor()],
    ['student', family.visitor],
    ['guardian', await signInGuardian(hub())],
    ...(await Promise.all(staff)),
  ])
}, 120_000)

const read = () => ({ signal: AbortSignal.timeout(10_000), trace: 'test' })

async function confirmTransport({ visitor }: Family): Promise<void> {
  const student = await visitor.get<{ transport: { home: object } }>('/api/enrollment/student')
  const kept = await visitor.post('/api/googleAPI/confirm', {
    ...walkBodies['POST /api/googleAPI/confirm'],
    fullDirectionObject: student.body.transport.home,
    type: 'enrollment',
  })
  if (kept.status !== 200) throw new Error(kept.text)
}

async function enrol(family: Family) {
  const { token } = await family.enrol(wholeYear)
  const paid = await until(
    () => family.check(),
    ({ data }) => data?.receiptToken != null,
  )
  return { order: token, receipt: paid.data?.receiptToken ?? '' }
}

/** The provider has taken the family's money a second time. */
async function chargedTwice(): Promise<string> {
  const { database, work } = hub().hub.house
  const attempt: Pick<PaymentAttempt, 'id' | 'reference' | 'amount'> =
    await database('payment_attempt').first()
  const { id, reference, amount } = attempt
  await new Provider(hub()).chargeAgain(reference, { rawStatus: 'Aceptada', amount })
  await database('payment_attempt').where({ id }).update({ ask_at: '2020-01-01T00:00:00.000Z' })
  work.wake('reconcile-payments')
  const exception = await until(
    () => database<{ id: number }>('payment_exception').first(),
    (found) => found !== undefined,
  )
  return String(exception?.id)
}

/** One person of finance asks to give it back. */
async function asked(finance: Visitor, id: string): Promise<string> {
  const [exception] = (await finance.get<{ token: string; outcomes: string[] }[]>('/api/payments/exceptions'))
    .body
  const answer = await finance.post<{ id: string }>(`/api/payments/${exception?.token}/resolve`, {
    exception: Number(id),
    outcome: 'refund',
    reason: 'Pagó dos veces',
  })
  if (answer.status !== 202) throw new Error(answer.text)
  return answer.body.id
}

describe('The table of personal data', () => {
  it.each(readers)('lists for %s all that any call tells of a person', async (reader) => {
    const visitor = visitors.get(reader)
    if (visitor === undefined) throw new Error(`nobody came as ${reader}`)
    const told = new Map<PersonalDatum, string[]>()
    for (const call of callsOf(reader)) {
      const { status, body } = await walkCall(walk, visitor, call)
      if (status < 300) answered.add(call)
      for (const datum of dataIn(body)) told.set(datum, [...(told.get(datum) ?? []), call])
    }
    const unlisted = [...told].filter(([datum]) => !readableBy(reader).includes(datum))
    expect(unlisted).toEqual([])
    seen.set(reader, [...told.keys()])
  })

  it('is held against what nearly every call answers', () => {
    const walked = new Set(readers.flatMap(callsOf))
    expect([...walked].filter((call) => !answered.has(call)).toSorted()).toEqual(unanswered)
  })

  it('lists nothing that nobody is told', () => {
    const idle = (Object.keys(personalData) as PersonalDatum[]).flatMap((datum) =>
      personalData[datum]
        .filter((reader) => seen.get(reader)?.includes(datum) !== true)
        .map((reader) => `${datum} for ${reader}`),
    )
    expect(idle).toEqual([])
  })
})

/** Calls that change what the walk would have to make first; what they answer is what the calls beside them list. */
const unanswered: readonly string[] = [
  'GET /api/enrollment/admin/documents/zoho/sign/contract/{id}',
  'GET /api/family/payment/{token}',
  'GET /api/hikcentral/plans/{token}',
  'GET /api/invoices/payment/{token}',
  'GET /api/payments/return/{instance}',
  'PATCH /api/staff/users/{username}',
  'POST /api/alma/openApplyInfo/{json}',
  'POST /api/approvals/{id}/approve',
  'POST /api/approvals/{id}/refuse',
  'POST /api/discounts',
  'POST /api/discounts/{id}/review',
  'POST /api/enrollment/admin/fee',
  'POST /api/enrollment/admin/fees/impact',
  'POST /api/enrollment/admin/orders',
  'POST /api/enrollment/fees/community/subscribe',
  'POST /api/enrollment/quotes/simulate',
  'POST /api/facilities/chat',
  'POST /api/family/payment',
  'POST /api/hikcentral/deleteServices',
  'POST /api/hikcentral/insertServices',
  'POST /api/invoices/payment',
  'POST /api/outbox/{id}/park',
  'POST /api/outbox/{id}/retry',
  'POST /api/payments/bank-agreement/file',
  'POST /api/payments/bank-agreement/{token}/confirm',
  'POST /api/payments/enrollment/invoice',
  'POST /api/payments/{token}/retry-delivery',
  'POST /api/reconciliation/days/{day}/matches',
  'POST /api/reminders/preview/students',
  'POST /api/reminders/{id}/students',
  'PUT /api/enrollment/admin/fee',
  'PUT /api/enrollment/draft',
  'PUT /api/reminders/{id}',
]

const answered = new Set<string>()
const seen = new Map<string, readonly PersonalDatum[]>()

function dataIn(body: unknown): readonly PersonalDatum[] {
  const told = toldIn(body)
  return (Object.keys(signs) as PersonalDatum[]).filter((datum) => signs[datum](told))
}

/** What a reader is let in to; of open doors each sees the same as whoever has a link. */
function callsOf(reader: (typeof readers)[number]): readonly string[] {
  return Object.entries(doors).flatMap(([call, door]) => {
    const isTheirs = reader === 'link' ? door === 'anyone' : typeof door !== 'string' && door.includes(reader)
    return isTheirs && operationOf(walk.document, call) !== undefined && !ends.some((end) => end.test(call))
      ? [call]
      : []
  })
}

/** What would end the walk: sessions, the season's day, plugins and families; and a stream, which says what a check says. */
const ends = [
  /^DELETE /,
  /payments\/events/,
  /^POST \/api\/(?:season-clock|reminders\/\{id\}\/(?:start|stop)|plugins|staff|keys|privacy|family\/session|students)/,
]
