import { describe, expect, it } from 'vitest'
import { ordersPath } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { leftWithValidTerms } from '@matricula/hub/testing/left-school'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { withCustomFields } from '@matricula/hub/testing/with-custom-fields'

interface StudentAnswer {
  readonly left_school?: boolean
  readonly student?: unknown
}

const enrolled = '10001'

describe.each(databases)('Who has left the school and may still enrol, on $name', (database) => {
  const theHub = useHub({ database })

  it.each([
    ['security', '/api/enrollment/auth/'],
    ['food', '/api/people/students/'],
  ] as const)('is told so to %s', async (role, path) => {
    const hub = theHub()
    const staff = await signInStaff(hub, role)
    const told = async (code: string) => (await staff.get<StudentAnswer>(`${path}${code}`)).body.left_school

    expect(await told(await leftWithValidTerms(hub))).toBe(true)
    expect(await told(enrolled)).toBe(false)
  })

  it.each(['/api/enrollment/admin/students', ordersPath])('is told so to admissions at %s', async (path) => {
    const hub = theHub()
    withCustomFields(hub.hub.app)
    const staff = await signInStaff(hub, 'admissions')
    const told = async (code: string) => (await staff.get<StudentAnswer>(`${path}/${code}`)).body.student

    expect(await told(await leftWithValidTerms(hub))).toMatchObject({ left_school: true })
    expect(await told(enrolled)).toMatchObject({ left_school: false })
  })

  it('enrols and pays, and finance are told so beside the payment', async () => {
    const hub = theHub()
    const finance = await signInStaff(hub, 'finance')

    expect(await paymentOf(hub, await leftWithValidTerms(hub))).toMatchObject({ left_school: true })
    expect(await paymentOf(hub, enrolled)).toMatchObject({ left_school: false })

    async function paymentOf(at: TestHub, code: string): Promise<StudentAnswer> {
      const { token } = await (await Family.signIn(at, code)).enrol(rightAndCosts)
      return (await finance.get<StudentAnswer>(`/api/payments/${token}/timeline`)).body
    }
  })
})
