import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import { aPaidOrder } from '../payments-office/a-refund.ts'
import { leavingDay, type WithdrawalBody, withdraw } from './a-withdrawal.ts'

describe.each(databases)('The list of withdrawals on $name', (database) => {
  it('has the latest first, by pages, found by words and days, with what they return in all', async () => {
    const { hub, finance, token } = await aPaidOrder({ database, settings })
    const other = await Family.signIn(hub, '20003')
    await other.enrol(rightAndCosts)
    await until(
      () => other.check(),
      ({ status }) => status === 'APROBADO',
    )
    await withdraw(finance)
    await withdraw(finance, { student_code: '20003', returned: 500_000, way: 'bank', key: 'retiro-2' })
    const list = async (query = '') => {
      const { body, headers } = await finance.get<readonly WithdrawalBody[]>(`/api/withdrawals${query}`)
      const sums = ['x-total-count', 'x-total-amount'].map((name) => headers.get(name))
      return [body.map(({ student_code: code }) => code), ...sums]
    }

    expect(await list()).toEqual([['20003', '10001'], '2', '1500000'])
    expect(await list('?sort=created_at')).toEqual([['10001', '20003'], '2', '1500000'])
    expect(await list('?page[number]=2&page[size]=1')).toEqual([['10001'], '2', '1500000'])
    expect(await list('?search=10001')).toEqual([['10001'], '1', '1000000'])
    expect(await list('?from=2025-06-20')).toEqual([[], '0', '0'])
    expect(await list('?from=2025-06-19&to=2025-06-19&sort=-day')).toMatchObject([
      { length: 2 },
      '2',
      '1500000',
    ])
    const [one] = (await finance.get<readonly WithdrawalBody[]>('/api/withdrawals?search=10001')).body
    expect(one).toMatchObject({ token, refund: { way: 'provider', status: 'done' } })
  })

  it('counts as kept what was to go back and was dropped', async () => {
    const { family, finance, amount } = await aPaidOrder({ database, settings })
    const { body } = await withdraw(finance, { way: 'bank' })
    await finance.post(`/api/refunds/${body.refund?.id}/refused`, { reason: 'Cuenta errada' })

    const { body: rows, headers } = await finance.get<readonly WithdrawalBody[]>('/api/withdrawals')
    expect(rows).toMatchObject([{ kept: amount, returned: 0, refund: { status: 'refused' } }])
    expect(headers.get('x-total-amount')).toBe('0')
    expect(await family.check()).toMatchObject({ data: { withdrawal: { day: leavingDay, returned: 0 } } })
  })

  it('is of finance alone, and why a student left goes with the family', async () => {
    const { hub, finance } = await aPaidOrder({ database, settings })
    await withdraw(finance)
    const desk = await signInStaff(hub, 'admissions')
    expect((await desk.get('/api/withdrawals')).status).toBe(403)
    const admin = await signInStaff(hub, 'admin')
    const exported = await admin.get<{ parts: { withdrawals: unknown } }>('/api/privacy/families/10001')
    expect(exported.body.parts.withdrawals).toMatchObject([
      { day: '2025-06-19', returned: 1_000_000, reason: 'Se muda de ciudad' },
    ])

    const erased = await admin.post('/api/privacy/families/10001/erase', { reason: 'Lo pidió la familia' })

    expect(erased.status).toBe(200)
    const [row] = (await finance.get<readonly WithdrawalBody[]>('/api/withdrawals')).body
    expect(row).toMatchObject({ returned: 1_000_000, reason: null })
  })
})
