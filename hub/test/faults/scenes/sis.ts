import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { nextFamily } from '../line-of-families.ts'
import { pressing, reading, type Scene } from '../scene.ts'
import { common } from './common.ts'
import { rosterAtNight } from './roster-at-night.ts'

const admissions = (hub: TestHub) => signInStaff(hub, 'admissions')

export const sisScenes: readonly Scene[] = [
  ...common,
  pressing('A family asks for a document to sign', async (hub) => {
    const { visitor } = await nextFamily(hub)
    return () => visitor.post('/api/enrollment/documents/contract', {})
  }),
  pressing('Admissions look into a student’s profile', async (hub) => {
    const { code } = await nextFamily(hub)
    const student = await hub.hub.app.database('student').where({ code }).first()
    const office = await admissions(hub)
    return () => office.get(`/api/alma/student/${student.sis_id}/custom-fields`)
  }),
  reading('Admissions compare the roster', admissions, '/api/students/sync'),
  reading('Admissions list who applied', admissions, '/api/alma/studentsOpenApplyDB'),
  reading('The office lists the students', admissions, '/api/enrollment/admin/students'),
  rosterAtNight,
]
