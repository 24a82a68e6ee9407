import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '../../src/http/caller.ts'
import { doors } from '../../src/http/doors.ts'
import { type PersonalDatum, personalData, readableBy, readers } from '../../src/http/personal-data.ts'
import { ask as askDiscount } from '../rooms/discounts/a-discount.ts'
import { aReminder, draft } from '../rooms/reminders/a-reminder.ts'
import { Family, wholeYear } from '../support/family.ts'
import type { ApiDocument, ApiOperation } from '../support/fuzz/api-document.ts'
import { sampleOf } from '../support/fuzz/sample.ts'
import { guardianAddress, signInGuardian } from '../support/guardian.ts'
import { plantStanding, signsOf, toldIn } from '../support/known-person.ts'
import { signInStaff } from '../support/staff.ts'
import { useHub } from '../support/test-hub.ts'
import { until } from '../support/until.ts'
import type { Visitor } from '../support/visitor.ts'

const hub = useHub()
const code = '10001'

let document: ApiDocument
let signs: Awaited<ReturnType<typeof signsOf>>
let visitors: ReadonlyMap<string, Visitor>
let tokens: { readonly order: string; readonly receipt: string }
let guardianId = ''
let discountId = ''
let reminderId = ''

beforeAll(async () => {
  document = (await hub().visitor().get<ApiDocument>('/openapi.json')).body
  await plantStanding(hub(), code)
  signs = await signsOf(hub(), code)
  const family = await Family.signIn(hub(), code)
  await confirmTransport(family)
  tokens = await enrol(family)
  const [related] = await hub().hub.house.plugins.sis.relationships(`stu-${code}`, read())
  guardianId = related?.relatedId ?? ''
  const admin = await signInStaff(hub(), 'admin')
  discountId = (await askDiscount(admin)).body.id
  reminderId = (await draft(admin)).id
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
    ...bodies['POST /api/googleAPI/confirm'],
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

describe('The table of personal data', () => {
  it.each(readers)('lists for %s all that any call tells of a person', async (reader) => {
    const visitor = visitors.get(reader)
    if (visitor === undefined) throw new Error(`nobody came as ${reader}`)
    const told = new Map<PersonalDatum, string[]>()
    for (const call of callsOf(reader)) {
      const { status, body } = await ask(visitor, call)
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
  'GET /api/approvals/{id}',
  'GET /api/enrollment/admin/documents/zoho/sign/contract/{id}',
  'GET /api/enrollment/admin/fee/{id}',
  'GET /api/family/payment/{token}',
  'GET /api/hikcentral/plans/{token}',
  'GET /api/invoices/payment/{token}',
  'GET /api/payments/exceptions/{id}/details',
  'GET /api/payments/return/{instance}',
  'PATCH /api/staff/users/{username}',
  'POST /api/alma/openApplyInfo/{json}',
  'POST /api/approvals/{id}/approve',
  'POST /api/approvals/{id}/refuse',
  'POST /api/approvals/{id}/withdraw',
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
  'POST /api/payments/{token}/resolve',
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
    return isTheirs && operationOf(call) !== undefined && !ends.some((end) => end.test(call)) ? [call] : []
  })
}

/** What would end the walk: sessions, the season's day, plugins and families; and a stream, which says what a check says. */
const ends = [
  /^DELETE /,
  /payments\/events/,
  /^POST \/api\/(?:season-clock|reminders\/\{id\}\/(?:start|stop)|plugins|staff|keys|privacy|family\/session|students)/,
]

function operationOf(call: string): ApiOperation | undefined {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

const point = { lat: 4.86, lng: -74.05 }

const bodies: Readonly<Record<string, object>> = {
  'POST /api/googleAPI/confirm': {
    code,
    token: '',
    project: '2025-2026',
    dir: '',
    modality: 'COMPLETO',
    transport: { busStop: false, direction: 'AMBAS', basis: 'measured' },
    fullDirectionObject: { ...point, address: '' },
    type: 'validation',
  },
  'POST /api/enrollment/quotes': { studentCode: code, ...wholeYear },
  'POST /api/people/students/by_array': [code],
  'POST /api/administrative/sap/client': { code },
  'POST /api/reminders': aReminder,
  'POST /api/reminders/preview': aReminder,
  'POST /api/googleAPI/direction/vectors/request': point,
  'POST /api/googleAPI/distancematrix/request': point,
  'POST /api/googleAPI/distancematrix/request/': point,
  'POST /api/transport/onlyone/student/update': { StuCode: code, LatGMC: 4.91, LngGMC: -74.02, DirGMC: 'x' },
}

const fillings: Readonly<Record<string, () => string>> = {
  student: () => code,
  who: () => code,
  code: () => code,
  email: () => guardianAddress,
  students: () => code,
  text: () => 'Calle 100',
  day: () => '2025-06-19',
  service: () => '1',
  year: () => '2025-2026',
  antiquity: () => 'old',
}

/** A call as the document describes it, about the one family wherever it names one. */
function ask(visitor: Visitor, call: string) {
  const [method = '', path = ''] = call.split(' ')
  const { parameters = [], requestBody } = operationOf(call) ?? {}
  const value = (name: string, schema: Parameters<typeof sampleOf>[0]) =>
    idOf(path, name) ?? fillings[name]?.() ?? String(sampleOf(schema, document))
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce((so, { name, schema }) => so.replace(`{${name}}`, encodeURIComponent(value(name, schema))), path)
  const asked = parameters
    .filter(
      (one) => one.in === 'query' && (one.required || ['students', 'service', 'student'].includes(one.name)),
    )
    .map(({ name, schema }) => [name, value(name, schema)])
  const schema = requestBody?.content['application/json']?.schema
  const body = bodies[call] ?? (schema === undefined ? undefined : sampleOf(schema, document))
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`
  return visitor.send<unknown>(
    method,
    `${filled}${query}`,
    method === 'GET' || body === undefined ? undefined : JSON.stringify(body),
    body === undefined || method === 'GET' ? {} : { 'content-type': 'application/json' },
  )
}

function idOf(path: string, name: string): string | undefined {
  if (name === 'token') return /receipts|resume/.test(path) ? tokens.receipt : tokens.order
  if (path.endsWith('/code/{code}') && name === 'code') return 'ECO-01'
  if (name === 'grade') return path.includes('pricelist') ? 'SEGUNDO' : '105'
  if (name !== 'id') return undefined
  if (path.startsWith('/api/discounts')) return discountId
  if (path.startsWith('/api/reminders')) return reminderId
  return path.includes('/parent/') ? guardianId : code
}
