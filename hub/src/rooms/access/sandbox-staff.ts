import type { House } from '../../house.ts'
import type { StaffRole } from '../../http/caller.ts'
import { hashPassword } from './password.ts'
import { addStaff, findStaff } from './staff.store.ts'

const accounts: readonly { username: string; name: string; roles: readonly StaffRole[] }[] = [
  { username: 'admin', name: 'Administración', roles: ['admin'] },
  { username: 'admisiones', name: 'Admisiones', roles: ['admissions'] },
  { username: 'finanzas', name: 'Finanzas', roles: ['finance'] },
  { username: 'transporte', name: 'Transporte', roles: ['transport'] },
  { username: 'alimentos', name: 'Alimentos', roles: ['food'] },
  { username: 'seguridad', name: 'Seguridad', roles: ['security'] },
  { username: 'sistemas', name: 'Sistemas', roles: ['it'] },
]

/** The demonstration's staff, one per role, each with the password everybody knows. Never in production. */
export async function fillSandboxStaff({ database, clock }: House): Promise<void> {
  if ((await findStaff(database, 'admin')) !== null) return
  const passwordHash = await hashPassword('demo')
  for (const account of accounts) await addStaff(database, { ...account, passwordHash }, clock.wall())
}
