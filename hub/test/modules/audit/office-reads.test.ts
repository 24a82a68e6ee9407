import { describe, expect, it } from 'vitest'
import { type AccessRule, accessPolicy } from '../../../src/http/access-policy.ts'
import { Family, type QuoteBody, wholeYear } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { Visitor } from '@matricula/hub/testing/visitor'

const ask = (office: Visitor, studentCode: string) =>
  office.post<QuoteBody>('/api/enrollment/quotes', { ...wholeYear, studentCode })

function readsIn({ hub }: TestHub) {
  return hub.app.database('audit').where({ act: 'record.read' }).orderBy('id')
}

describe('A student’s record read by the office', () => {
  it('is in the trail: who, what, whose and in which request', async () => {
    const hub = await runHub()
    const { headers, status } = await ask(await signInStaff(hub, 'finance'), 'a1b2c')
    expect(status).toBe(200)
    const [entry, ...others] = await readsIn(hub)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      actor: 'staff:finanzas',
      subject: 'A1B2C',
      before: null,
      trace: headers.get('x-request-id'),
    })
    expect(JSON.parse(entry.after)).toEqual({ call: 'POST /api/enrollment/quotes' })
    expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(60_000)
  })

  it('is in the trail once for each time', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    for (const code of ['10001', '10001', '10003']) await ask(finance, code)
    expect((await readsIn(hub)).map(({ subject }) => subject)).toEqual(['10001', '10001', '10003'])
  })

  it('is in the trail once for who turns the pages of a list', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const pages = [1, 2, 3].map((page) => `/api/payments?page[number]=${page}&page[size]=10`)
    for (const path of [...pages, '/api/payments/exceptions']) await finance.get(path)
    await (await signInStaff(hub, 'admin')).get('/api/payments')

    const reads = await readsIn(hub)

    expect(reads.map(({ actor, after }) => [actor, JSON.parse(after).call])).toEqual([
      ['staff:finanzas', 'GET /api/payments'],
      ['staff:finanzas', 'GET /api/payments/exceptions'],
      ['staff:admin', 'GET /api/payments'],
    ])
  })

  it('is not, when nothing was shown: unknown, malformed, without the role, or a vendor down', async () => {
    const hub = await runHub()
    const finance = await signInStaff(hub, 'finance')
    const food = await signInStaff(hub, 'food')
    const statuses = [(await ask(finance, 'ZZZZZ')).status, (await ask(finance, '../..')).status]
    statuses.push((await ask(food, '10001')).status)
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    statuses.push((await ask(finance, '10001')).status)
    expect(statuses).toEqual([404, 400, 403, 503])
    expect(await readsIn(hub)).toEqual([])
  })

  it('by its own family is nobody’s news', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await family.quote(wholeYear)
    await family.visitor.get('/api/privacy/consents/10001')
    expect(await readsIn(hub)).toEqual([])
  })
})

/** What the office reads there leaves a trace of its own. */
const tracedOtherwise = new Set(['GET /api/privacy/families/{student}'])

const office = new Set(['admissions', 'finance', 'transport', 'food', 'security', 'it', 'admin'])

function isOpenToOffice(rule: AccessRule): boolean {
  return typeof rule !== 'string' && rule.some((role) => office.has(role))
}

describe('A call of the office about one student', () => {
  it('says whose record it reads, wherever it reads by GET', async () => {
    const { hub } = await runHub()
    await hub.server.app.moduleRoutes.openAll()
    const open = hub.server.table().filter(({ method, path }) => {
      const rule = accessPolicy[`${method.toUpperCase()} ${path}`]
      const isOfStudent = path.includes('{student}') && method === 'get'
      return isOfStudent && rule !== undefined && isOpenToOffice(rule)
    })
    const silent = open
      .filter(({ settings }) => settings.ext?.onPostHandler === undefined)
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(open.length).toBeGreaterThan(3)
    expect(silent.filter((route) => !tracedOtherwise.has(route))).toEqual([])
  })
})
