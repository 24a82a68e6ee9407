import { addAccount } from '../new-account.ts'
import type { Act, Acts } from './act.ts'
import { bodyOf, type School } from './school.ts'

const account = { name: 'Ana Ruiz', roles: ['finance'], password: 'una clave larga' } as const

async function anAccount(school: School): Promise<string> {
  const username = `ana.${school.count()}`
  await addAccount(school.staff('admin'), username, account.roles)
  return username
}

const ofAnAccount =
  (body?: object): Act =>
  async (school) => ({ values: { username: await anAccount(school) }, body })

const ofAPlugin: Act = () => ({ values: { instance: 'maps.main' } })

/** Sessions, accounts, keys and what systems does: about nobody's enrolment, or the end of a session. */
export const accountActs: Acts = {
  'DELETE /api/session': async (school) => ({ by: (await school.newcomer()).visitor }),
  'DELETE /api/staff/sessions': async (school, reader) => ({ by: await school.second(reader) }),
  'POST /api/staff/users': (school) => ({ body: { ...account, username: `ana.${school.count()}` } }),
  'PATCH /api/staff/users/{username}': ofAnAccount({ name: 'Ana Peña' }),
  'DELETE /api/staff/users/{username}': ofAnAccount(),
  'DELETE /api/staff/users/{username}/sessions': ofAnAccount(),
  'POST /api/keys': () => ({ body: { name: 'Reports', roles: ['finance'] } }),
  'DELETE /api/keys/{id}': async (school) => {
    const input = { name: 'Reports', roles: ['finance'] }
    return { values: bodyOf(await school.staff('admin').post<{ id: string }>('/api/keys', input)) }
  },
  'POST /api/season-clock': ({ hub }) => ({ body: { now: hub.hub.app.clock.now().toISOString() } }),
  'POST /api/plugins/{instance}/check': ofAPlugin,
  'POST /api/plugins/{instance}/pause': () => ({
    values: { instance: 'maps.main' },
    body: { reason: 'Mantenimiento' },
  }),
  'POST /api/plugins/{instance}/resume': ofAPlugin,
  'POST /api/students/sync': async (school) => {
    const { code } = await school.newcomer()
    return { body: { students: [code], gone: [] } }
  },
  'POST /api/privacy/families/{student}/erase': async (school) => {
    const { code } = await school.newcomer()
    return { values: { student: code }, body: { reason: 'Solicitud 2025-17' } }
  },
}
