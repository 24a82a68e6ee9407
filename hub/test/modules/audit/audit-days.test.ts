import { expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub } from '@matricula/hub/testing/test-hub'

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

it('What was done keeps the season’s time that it had when the clock is set', async () => {
  const hub = await runHub()
  const admin = await signInStaff(hub, 'admin')
  const read = (code: string) => admin.get(`/api/enrollment/admin/students/${code}`)
  const subjects = async (day: string) => {
    const { body } = await admin.get<{ subject: string }[]>(
      `/api/audit?from=${day}&to=${day}&act=record.read`,
    )
    return body.map(({ subject }) => subject)
  }
  await read('10001')
  await setSeasonClock(hub, '2025-07-30T09:00:00-05:00')
  await read('10002')
  await setSeasonClock(hub, '2025-06-19T18:00:00-05:00')
  await read('10003')
  expect(await subjects('2025-06-19')).toEqual(['10003', '10001'])
  expect(await subjects('2025-07-30')).toEqual(['10002'])
  expect(await subjects('2025-07-29')).toEqual([])
})

it('The season says how far it is from the machine’s clock', async () => {
  const hub = await runHub()
  const { body } = await hub.visitor().get<{ clock: { now: string; shift: number } }>('/api/seasons/current')
  const off = Date.parse(body.clock.now) - Date.now() - body.clock.shift
  expect(Math.abs(off)).toBeLessThan(60_000)
})
