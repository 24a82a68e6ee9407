import type { House } from '../../house.ts'
import { addStaffAccount } from './add-staff.ts'
import { countStaff } from './staff.store.ts'

/** An empty house gets somebody who can let the others in; a second hub that starts at once finds the name taken. */
export async function addFirstAdmin(
  house: Pick<House, 'config' | 'database' | 'clock' | 'passwords'>,
): Promise<void> {
  const password = house.config.settings.access.firstAdminPassword
  if (password === '' || (await countStaff(house.database)) > 0) return
  await addStaffAccount(house, {
    username: 'admin',
    name: 'Administración',
    roles: ['admin'],
    password,
    actor: 'hub:start',
    trace: 'first-admin',
  })
}
