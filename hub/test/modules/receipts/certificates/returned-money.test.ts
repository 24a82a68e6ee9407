import { describe, expect, it } from 'vitest'
import { code } from '@matricula/hub/testing/a-payment'
import { anEnrolled } from '@matricula/hub/testing/an-enrolled'
import { only, resolve } from '@matricula/hub/testing/exceptions'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

const clearance = (visitor: Visitor) => visitor.post('/api/certificates/clearance', { student: code })

describe('A paz y salvo', () => {
  it('is refused with what went back, until finance has undone it in accounting', async () => {
    const { hub, provider, started } = await anEnrolled()
    await provider.change(started, 'reverse')
    const finance = await signInStaff(hub, 'finance')
    const exception = await until(
      () => only(finance),
      ({ kind }) => kind === 'reversed',
    )

    const refused = await clearance(finance)

    const amount = started.data?.amount
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'DEBT_OPEN'])
    expect(refused.body).toMatchObject({ owed: { amount, invoices: [], returned: amount } })
    await resolve(finance, exception, 'attended')
    expect((await clearance(finance)).status).toBe(200)
  })
})
