import { describe, expect, it } from 'vitest'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { databases } from '@matricula/hub/testing/databases'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import { ageingBuckets } from '../../../src/modules/invoices/ageing.ts'

type Amounts = Readonly<Record<(typeof ageingBuckets)[number] | 'total', number>>

interface Debt extends Amounts {
  readonly id: string
  readonly student: string | null
  readonly name: string
  readonly oldest: string
}

interface Summary extends Amounts {
  readonly day: string
  readonly asOf: string
  readonly partners: number
  readonly invoices: number
}

async function aFinance(hub: TestHub) {
  const finance = await signInStaff(hub, 'finance')
  const list = async (query: string) => {
    const { body, headers } = await finance.get<Debt[]>(`/api/invoices/ageing${query}`)
    return { debts: body, total: Number(headers.get('x-total-count')) }
  }
  const summary = async (query = '') =>
    (await finance.get<Summary>(`/api/invoices/ageing/summary${query}`)).body
  return { finance, list, summary }
}

const sumOf = (debts: readonly Debt[], age: keyof Amounts) => debts.reduce((sum, debt) => sum + debt[age], 0)
const all = '?page[size]=500'

describe.each(databases)('The ageing of debts on $name', (database) => {
  it('is what each student’s own list of open invoices comes to, and sums to the totals', async () => {
    const hub = await runHub({ database })
    const { list, summary } = await aFinance(hub)
    const { debts, total } = await list(all)
    const { accounting } = hub.hub.app.plugins
    expect([debts.length, total]).toEqual([total, (await summary()).partners])
    expect(debts.length).toBeGreaterThan(50)

    for (const debt of debts.slice(0, 20)) {
      const read = { signal: AbortSignal.timeout(10_000), trace: 'test' }
      const open = await accounting.openInvoices(debt.id, read)
      expect(debt.total).toBe(open.reduce((sum, { pending }) => sum + pending, 0))
      expect(debt.oldest).toBe(open.map(({ dueDate }) => dueDate).toSorted()[0])
    }
    const sums = await summary()
    for (const age of [...ageingBuckets, 'total'] as const) expect(sumOf(debts, age)).toBe(sums[age])
    expect(ageingBuckets.reduce((sum, age) => sum + sums[age], 0)).toBe(sums.total)
  })

  it('is found by name and code, sorted by each age, page by page', async () => {
    const { list } = await aFinance(await runHub({ database }))
    const { debts, total } = await list(`${all}&sort=-to60`)
    const late = debts.map(({ to60 }) => to60)
    expect(late).toEqual(late.toSorted((one, other) => other - one))

    const pages = await Promise.all(
      [1, 2].map((page) => list(`?sort=-to60&page[size]=30&page[number]=${page}`)),
    )
    expect(pages.flatMap((page) => page.debts)).toEqual(debts.slice(0, 60))
    expect(pages.map((page) => page.total)).toEqual([total, total])
    const [first] = debts
    const words = (first?.name ?? '').split(' ').toReversed().join(' ').toLowerCase()
    expect((await list(`?search=${encodeURIComponent(words)}`)).debts).toContainEqual(first)
    expect((await list(`?search=${first?.student}`)).debts).toEqual([first])
    expect((await list('?search=nadie')).total).toBe(0)
  })
})

describe('The ageing of debts', () => {
  it('has what the year charges, not due and then later day by day', async () => {
    const { hub } = await anEnrolled()
    const { list, summary } = await aFinance(hub)
    await setSeasonClock(hub, '2025-09-01T10:00:00-05:00')
    const of = async (day: string) => (await list(`${all}&search=10001&day=${day}`)).debts[0]

    const charged = (await of('2025-09-09'))?.total ?? 0
    expect(charged).toBeGreaterThan(0)
    expect(await of('2025-09-09')).toMatchObject({ notDue: charged, oldest: '2025-09-09' })
    expect(await of('2025-09-10')).toMatchObject({ notDue: 0, to30: charged })
    expect(await of('2025-12-09')).toMatchObject({ over90: charged, total: charged })
    expect(await summary()).toMatchObject({
      day: '2025-09-01',
      asOf: expect.stringMatching(/^2025-09-01T10:/),
    })
  })

  it('is of finance alone, and its reading is in the audit trail', async () => {
    const hub = await runHub()
    const { list } = await aFinance(hub)
    await list('')
    for (const role of ['admissions', 'it', 'transport'] as const) {
      const other = await signInStaff(hub, role)
      for (const path of ['', '/summary'])
        expect((await other.get(`/api/invoices/ageing${path}`)).status).toBe(403)
    }
    const guardian = await signInGuardian(hub)
    expect((await guardian.get('/api/invoices/ageing')).status).toBe(403)

    const reads = await hub.hub.app.database('audit').where({ act: 'record.read' })
    expect(reads.map(({ actor, subject, after }) => [actor, subject, JSON.parse(after).call])).toEqual([
      ['staff:finanzas', '*', 'GET /api/invoices/ageing'],
    ])
  })

  it('is refused, and not empty, where accounting has no list of all or does not answer', async () => {
    const hub = await runHub()
    const { finance } = await aFinance(hub)
    const codes = async () => {
      const paths = ['/api/invoices/ageing', '/api/invoices/ageing/summary']
      const answers = await Promise.all(paths.map((path) => finance.get(path)))
      return answers.map((answer) => [answer.status, problemOf(answer).code])
    }
    await faultsAt(hub.hub.app, 'accounting.main').injectFault('unreachable')
    expect(await codes()).toEqual([1, 2].map(() => [503, 'FEATURE_DOWN']))

    Reflect.deleteProperty(hub.hub.app.plugins.accounting, 'receivables')
    expect(await codes()).toEqual([1, 2].map(() => [422, 'AGEING_UNSUPPORTED']))
  })
})
