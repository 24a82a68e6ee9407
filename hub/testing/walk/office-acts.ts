import { pension } from '../../test/modules/enrollment/a-fee-change.ts'
import { alumni, ask } from '../../test/modules/discounts/a-discount.ts'
import { chess, editOf, feeOf, store } from '../a-fee.ts'
import type { Visitor } from '../visitor.ts'
import type { Act, Acts, Prepared } from './act.ts'
import { bodyOf, type School } from './school.ts'
import { walkedCode } from './walk-call.ts'

const documents = '/api/enrollment/admin/documents/zoho/sign/contract'

/** What the office does about fees, discounts, documents and orders. */
export const officeActs: Acts = {
  'GET /api/enrollment/admin/progress': searched,
  'GET /api/enrollment/admin/charges': searched,
  'GET /api/enrollment/admin/documents': searched,
  'POST /api/enrollment/admin/fee': (school) => ({
    body: [{ ...chess, code: `ECO-${100 + school.count()}` }],
  }),
  'PUT /api/enrollment/admin/fee': async (school) => ({
    body: editOf(await aFee(school), { value: 160_000 }),
  }),
  'DELETE /api/enrollment/admin/fee/{id}': async (school) => ({ values: { id: (await aFee(school)).id } }),
  'POST /api/enrollment/admin/fees/impact': () => ({
    body: { grade: 111, changes: [pension(3_700_000)] },
  }),
  'POST /api/enrollment/admin/fees/publications': (school) => ({
    body: { create: [{ ...chess, code: `ECO-${100 + school.count()}` }] },
  }),
  'POST /api/enrollment/admin/fees/publications/{id}/undo': async (school) => ({
    values: { id: await aPublication(school) },
  }),
  'POST /api/enrollment/quotes/simulate': () => ({ body: { grade: 'PRIMERO', period: 3 } }),
  'POST /api/enrollment/admin/orders': async (school, reader) => ({
    body: await anOrder(school, school.staff(reader)),
  }),
  'POST /api/discounts': async (school) => {
    const { code } = await school.newcomer()
    return { body: { ...alumni, student: code } }
  },
  'POST /api/discounts/{id}/review': async (school, reader) => ({
    ...(await aDiscount(school, school.other(reader))),
    body: { decision: 'grant', expires_on: '2026-06-30', note: 'Visto el original.' },
  }),
  'POST /api/discounts/{id}/withdraw': async (school, reader) => ({
    ...(await aDiscount(school, school.staff(reader))),
    body: { note: 'Se pidió por error.' },
  }),
  [`GET ${documents}/{id}`]: async (school, reader) => {
    const sent = await school.staff(reader).post<{ id_request: string }>(documents, { student: walkedCode })
    return { values: { id: bodyOf(sent).id_request } }
  },
  'DELETE /api/enrollment/admin/devices/{student}': async (school) => {
    const { code } = await school.newcomer()
    return { values: { student: code } }
  },
  'POST /api/alma/openApplyInfo/{json}': () => ({
    values: { json: 'body' },
    body: { code: '10002' },
  }),
  'POST /api/hikcentral/insertServices': planned('enrol'),
  'POST /api/hikcentral/deleteServices': planned('withdraw'),
  'GET /api/hikcentral/plans/{token}': async (school) => {
    const { body, ...rest } = await aPlan(school, 'enrol')
    return { ...rest, values: body }
  },
}

/** Of a long list, the rows of the walked student. */
function searched(): Prepared {
  return { values: { search: walkedCode } }
}

async function aFee(school: School) {
  const code = `ECO-${100 + school.count()}`
  const finance = school.staff('finance')
  bodyOf(await store(finance, { ...chess, code }))
  return feeOf(finance, chess.grade, code)
}

async function aPublication(school: School): Promise<number> {
  const create = [{ ...chess, code: `ECO-${100 + school.count()}` }]
  const path = '/api/enrollment/admin/fees/publications'
  return bodyOf(await school.staff('finance').post<{ id: number }>(path, { create })).id
}

/** What the drawer of a student preselects; some have a transport that the season lacks. */
async function anOrder(school: School, office: Visitor) {
  for (;;) {
    const { code } = await school.newcomer()
    const { status, body } = await office.get<Drawer>(`/api/enrollment/admin/orders/${code}`)
    if (status !== 200) continue
    const selected = body.services.filter((one) => one.selected)
    return { student: code, services: selected.map(({ service }) => service), total: body.total }
  }
}

interface Drawer {
  readonly services: readonly { readonly service: string; readonly selected: boolean }[]
  readonly total: number
}

async function aDiscount(school: School, who: Visitor): Promise<Prepared> {
  const { code } = await school.newcomer()
  return { values: { id: bodyOf(await ask(who, { student: code })).id } }
}

function planned(act: 'enrol' | 'withdraw'): Act {
  return (school) => aPlan(school, act)
}

/** One student's lunch, from what it has now. */
async function aPlan(school: School, act: 'enrol' | 'withdraw') {
  const { code } = await school.newcomer()
  const food = school.staff('food')
  if (act === 'withdraw') bodyOf(await food.post(`/api/hikcentral/accessgroup/addPerson/2/${code}`, {}))
  const rows = [{ student: code, service: 2 }]
  const { token } = bodyOf(await food.post<{ token: string }>('/api/hikcentral/plans', { act, rows }))
  return { body: { token } }
}
