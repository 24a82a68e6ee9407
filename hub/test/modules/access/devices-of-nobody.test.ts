import { expect, it } from 'vitest'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

it('The devices of a student that nobody knows are not found, and nothing is written down', async () => {
  const hub = await runHub()
  const admissions = await signInStaff(hub, 'admissions')
  expect((await admissions.delete('/api/enrollment/admin/devices/zz999')).status).toBe(404)
  expect(await hub.hub.app.database('audit').where({ act: 'devices.forget' })).toEqual([])
  expect((await admissions.delete('/api/enrollment/admin/devices/a1b2c')).status).toBe(204)
})
