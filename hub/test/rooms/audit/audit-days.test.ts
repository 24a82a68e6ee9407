import { expect, it } from 'vitest'
import { signInStaff } from '../../support/staff.ts'
import { runHub } from '../../support/test-hub.ts'

it('The days that the trail is asked for are those of the season’s clock', async () => {
  const hub = await runHub()
  const admin = await signInStaff(hub, 'admin')
  await admin.get('/api/enrollment/admin/students/10001')
  const acts = async (day: string) => {
    const { body } = await admin.get<{ act: string }[]>(`/api/audit?from=${day}&to=${day}&act=record.read`)
    return body.map(({ act }) => act)
  }

  expect(await acts('2025-06-19')).toEqual(['record.read'])
  expect(await acts('2025-06-18')).toEqual([])
  expect(await acts('2025-06-20')).toEqual([])
})

it('The season says how far it is from the machine’s clock', async () => {
  const hub = await runHub()
  const { body } = await hub.visitor().get<{ clock: { now: string; shift: number } }>('/api/seasons/current')
  const off = Date.parse(body.clock.now) - Date.now() - body.clock.shift
  expect(Math.abs(off)).toBeLessThan(60_000)
})
