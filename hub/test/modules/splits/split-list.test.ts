import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { chooseFor } from '@matricula/hub/testing/families'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { aSplit, askSplit, payPart, splitBy, splitPath } from '@matricula/hub/testing/splits'
import { signInStaff } from '@matricula/hub/testing/staff'
import { endSplits } from '../../../src/modules/payments/end-splits.ts'

interface Listed {
  readonly student_code: string
  readonly status: string
  readonly paid: number
}

describe.each(databases)('The list of splits on $name', (database) => {
  it('has the latest first, by pages, by their status and by words, and how much of each is paid', async () => {
    const { hub, payers } = await aSplit({ database, settings })
    for (const payer of payers) await payPart(payer)
    const other = await chooseFor(hub, '20003')
    const finance = await signInStaff(hub, 'finance')
    const { body: price } = await finance.get<{ total: number }>('/api/splits/price/20003')
    const parts = [
      { label: 'Tío', percentBps: 5000 },
      { label: 'Tía', rest: true },
    ]
    const changes = { shownTotal: price.total, parts }
    const second = await splitBy(hub, other.visitor, { code: '20003', changes })
    const [uncle] = second.payers
    if (uncle === undefined) throw new Error('there are two')
    await payPart(uncle)
    const list = async (query = '') => {
      const { body, headers } = await finance.get<readonly Listed[]>(`/api/splits${query}`)
      const rows = body.map(({ student_code: code, status }) => `${code} ${status}`)
      return [rows, headers.get('x-total-count')]
    }

    const [standing, complete] = ['20003 standing', '10001 complete']
    expect(await list()).toEqual([[standing, complete], '2'])
    expect(await list('?sort=made_at&page[number]=2&page[size]=1')).toEqual([[standing], '2'])
    expect(await list('?status=complete')).toEqual([[complete], '1'])
    expect(await list('?search=20003&sort=deadline')).toEqual([[standing], '1'])
    const { body } = await finance.get<readonly Listed[]>('/api/splits?status=standing')
    const half = second.split.parts[0]?.amount
    expect(body).toMatchObject([
      { total: price.total, paid: half, parts: 2, paid_parts: 1, is_fixed: true, until: '2025-06-29' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/Tío|Tía|Vélez/)

    await setSeasonClock(hub, '2025-06-30T00:00:00-05:00')
    await endSplits(hub.hub.app)
    expect(await list('?status=ended')).toEqual([['20003 ended'], '1'])
  })

  it('is of finance alone, and so is what would be split', async () => {
    const { hub, family } = await aSplit({ database })
    const admissions = await signInStaff(hub, 'admissions')
    for (const path of ['/api/splits', '/api/splits/price/10001']) {
      expect((await admissions.get(path)).status).toBe(403)
      expect((await family.visitor.get(path)).status).toBe(403)
    }
  })
})

describe('What finance would split', () => {
  it('is what is due today, and is refused of an order that is paid', async () => {
    const { hub, payers } = await aSplit()
    const finance = await signInStaff(hub, 'finance')
    const read = () => finance.get('/api/splits/price/10001')
    expect((await read()).body).toMatchObject({ total: 4_750_000, terms: { parts: 4, minimumBps: 1000 } })
    for (const payer of payers) await payPart(payer)
    expect(problemOf(await read()).code).toBe('ORDER_PAID')
    expect(problemOf(await finance.get('/api/splits/price/ZZ999')).status).toBeGreaterThanOrEqual(400)
  })

  it('may be made of many, which a family may not', async () => {
    const { hub, family } = await aSplit()
    const finance = await signInStaff(hub, 'finance')
    const asked = (percentBps: number) => ({
      shownTotal: 4_750_000,
      shows: 'amount',
      parts: [
        { label: 'Mamá', percentBps },
        { label: 'Papá', rest: true },
      ],
    })
    const statuses: number[] = []
    for (let time = 0; time < 31; time += 1)
      statuses.push((await askSplit(family.visitor, '10001', asked(5000 + time))).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await askSplit(finance, '10001', asked(4000))).status).toBe(200)
    expect((await finance.delete(splitPath('10001'))).status).toBe(200)
  })
})
