import type { AppContext } from '../../app-context.ts'
import { addStaffAccount } from './add-staff.ts'
import { countStaff } from './staff.store.ts'

/** An empty database gets somebody who can let the others in; a second hub that starts at once finds the name taken. */
export async function addFirstAdmin(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
): Promise<void> {
  const password = app.config.settings.access.firstAdminPassword
  if (password === '' || (await countStaff(app.database)) > 0) return
  await addStaffAccount(app, {
    username: 'admin',
    name: 'Administración',
    roles: ['admin'],
    password,
    actor: 'hub:start',
    trace: 'first-admin',
  })
}
