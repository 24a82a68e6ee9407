import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family } from '@matricula/hub/testing/family'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

interface Agreement {
  readonly token: string
  readonly student_code: string
  readonly reference: string
  readonly amount: number
}

const path = '/api/payments/bank-agreement'

describe.each(databases)('The list of bank agreements on $name', (database) => {
  it('comes in pages, sorted, searched, and by what became of them', async () => {
    const hub = await runHub({ database })
    const finance = await signInStaff(hub, 'finance')
    for (const code of ['10003', '10001', '10005', '10006'])
      await (await Family.signIn(hub, code)).enrol(bankAgreement)
    const listed = (query: string) => finance.get<Agreement[]>(`${path}?${query}`)
    const codes = async (query: string) => {
      const { body, headers } = await listed(query)
      return [body.map(({ student_code }) => student_code).join(), headers.get('x-total-count')]
    }
    const all = (await listed('sort=amount')).body
    expect(all.map(({ amount }) => amount)).toEqual(all.map(({ amount }) => amount).toSorted((a, b) => a - b))
    expect(await codes('')).toEqual(['10003,10001,10005,10006', '4'])
    expect(await codes('sort=-student&page[number]=2&page[size]=3')).toEqual(['10001', '4'])
    expect(await codes('search=10005')).toEqual(['10005', '1'])
    const [first] = all
    expect(await codes(`search=${first?.reference.toLowerCase()}`)).toEqual([first?.student_code, '1'])
    expect(await codes('state=paid')).toEqual(['', '0'])

    const paid = all.find(({ student_code }) => student_code === '10005')
    await finance.post(`${path}/${paid?.token}/confirm`, { status: 'PAGO DAVIVIENDA', reason: 'En el banco' })
    expect(await codes('state=paid')).toEqual(['10005', '1'])
    expect(await codes('sort=student')).toEqual(['10001,10003,10006', '3'])
    await setSeasonClock(hub, '2025-09-01T10:00:00-05:00')
    hub.hub.app.work.trigger('expire-agreements')
    await until(
      () => codes('state=expired&sort=student'),
      ([found]) => found === '10001,10003,10006',
    )
    expect(await codes('')).toEqual(['', '0'])
  })
})

describe('The list of bank agreements', () => {
  const theHub = useHub()

  it.each(['state=open', 'sort=reference', 'page[size]=0', 'search=%00', `search=${'x'.repeat(101)}`])(
    'is refused as %s',
    async (query) => {
      const finance = await signInStaff(theHub(), 'finance')
      expect((await finance.get(`${path}?${query}`)).status).toBe(400)
    },
  )
})
