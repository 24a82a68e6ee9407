import { describe, expect, it } from 'vitest'
import { problemOf } from '@matricula/hub/testing/problem'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'

const hub = useHub()

describe('Days that end before they begin', () => {
  it.each([
    ['/api/payments'],
    ['/api/reconciliation/days'],
    ['/api/audit'],
    ['/api/enrollment/admin/charges'],
  ])('are refused at %s with a sentence, and one day is none of them', async (path) => {
    const admin = await signInStaff(hub(), 'admin')
    const answer = await admin.get(`${path}?from=2025-06-20&to=2025-06-19`)

    expect(answer.status).toBe(400)
    expect(problemOf(answer).errors).toEqual({ from: ['El primer día no puede ser posterior al último.'] })
    expect((await admin.get(`${path}?from=2025-06-19&to=2025-06-19`)).status).toBe(200)
    expect((await admin.get(`${path}?from=2025-06-19`)).status).toBe(200)
  })
})
