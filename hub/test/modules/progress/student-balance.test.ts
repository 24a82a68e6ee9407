import { describe, expect, it } from 'vitest'
import type { readStudentFile } from '../../../src/modules/progress/read-student-file.ts'
import type { Refusal } from '../../../src/shared/refusal.ts'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { withoutBalances } from '@matricula/hub/testing/without-balances'
import { withdraw } from '../withdrawals/a-withdrawal.ts'

type StudentFile = Exclude<Awaited<ReturnType<typeof readStudentFile>>, Refusal>

async function openOffice(hub: TestHub) {
  const desk = await signInStaff(hub, 'admissions')
  const file = (code: string) => desk.get<StudentFile>(`/api/enrollment/admin/students/${code}`)
  return { file, read: async (code: string) => (await file(code)).body }
}

describe('The balance in the file of a student', () => {
  const theHub = useHub()

  it('is not known without accounting, and the file goes on', async () => {
    const hub = await runHub()
    const { file } = await openOffice(hub)
    withoutBalances(hub)
    const answer = await file('10003')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ balance: null, balance_known: false })
  })

  it('is what is owed', async () => {
    const { read } = await openOffice(theHub())
    const { balance } = await read('10003')
    expect(balance?.kind).toBe('due')
    expect(balance?.amount).toBeGreaterThan(0)
  })

  it('is, of a credit, what the paid order used of it, also once the student has left', async () => {
    const hub = await runHub()
    const { read } = await openOffice(hub)
    expect((await read('10013')).credit).toBeNull()
    const family = await Family.signIn(hub, '10013')
    await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )
    expect((await read('10013')).credit).toEqual({ used: 300_000, left: 0 })
    const left = await withdraw(await signInStaff(hub, 'finance'), { student_code: '10013' })
    expect(left.status).toBe(200)
    expect((await read('10013')).credit).toEqual({ used: 300_000, left: 0 })
  })
})
