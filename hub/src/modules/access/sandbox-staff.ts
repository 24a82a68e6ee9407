import { randomBytes } from 'node:crypto'
import { sandboxHosts } from '../../config/purpose.ts'
import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { StaffRole } from '../../http/caller.ts'
import type { Passwords } from './password.ts'
import { insider } from './password-turns.ts'
import { addStaff, findStaff, setPasswordHash } from './staff.store.ts'

const accounts: readonly { username: string; name: string; roles: readonly StaffRole[] }[] = [
  { username: 'admin', name: 'Administración', roles: ['admin'] },
  { username: 'admisiones', name: 'Admisiones', roles: ['admissions'] },
  { username: 'finanzas', name: 'Finanzas', roles: ['finance'] },
  { username: 'transporte', name: 'Transporte', roles: ['transport'] },
  { username: 'alimentos', name: 'Alimentos', roles: ['food'] },
  { username: 'seguridad', name: 'Seguridad', roles: ['security'] },
  { username: 'sistemas', name: 'Sistemas', roles: ['it'] },
  { username: 'metricas', name: 'Métricas', roles: ['metrics'] },
]

/** What everybody knows. */
const demoPassword = 'demo'

const theHub = insider('hub:start')

/** No password opens it. */
const closed = ''

/** A password that is shown once, to whoever started the hub. */
export interface DrawnPassword {
  readonly username: string
  readonly password: string
}

/**
 * The demonstration's staff, one per role, each with the password everybody knows. A sandbox that others than this
 * machine reach has none of these passwords: its accounts are closed until a start draws some. Never in production.
 */
export async function fillSandboxStaff(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'passwords'>,
): Promise<void> {
  const { database, clock, config } = app
  const isOpen = sandboxHosts(config.settings).length > 0
  const wasOpen = await readOpen(database)
  const isNew = (await findStaff(database, 'admin')) === null
  if (!isNew && isOpen === wasOpen) return
  const passwordHash = isOpen ? closed : await app.passwords.hash(demoPassword, theHub)
  await inTransaction(database, async (trx) => {
    for (const account of accounts) {
      const isAdded = await addStaff(trx, { ...account, passwordHash }, clock.wall())
      if (!isAdded && isOpen !== wasOpen) await setPasswordHash(trx, account.username, passwordHash)
    }
    await upsert(trx, 'setting', { key, value: JSON.stringify(isOpen) }, ['key'])
  })
}

/** New passwords for the accounts of a sandbox that others than this machine reach; for any other none. */
export async function drawSandboxPasswords({
  database,
  config,
  passwords,
}: Pick<AppContext, 'database' | 'config' | 'passwords'>): Promise<readonly DrawnPassword[]> {
  const { settings } = config
  if (settings.profile !== 'sandbox' || sandboxHosts(settings).length === 0) return []
  const drawn = accounts.map(({ username }) => ({
    username,
    password: randomBytes(12).toString('base64url'),
  }))
  await Promise.all(
    drawn.map(async ({ username, password }) =>
      setPasswordHash(database, username, await passwords.hash(password, theHub)),
    ),
  )
  return drawn
}

/** Whether an account of the demonstration opens with the password that everybody knows. */
export async function takesDemoPassword(database: Database, passwords: Passwords): Promise<boolean> {
  for (const { username } of accounts) {
    const account = await findStaff(database, username)
    if (account !== null && (await passwords.isRight(demoPassword, account.passwordHash, theHub))) return true
  }
  return false
}

const key = 'sandbox-open'

async function readOpen(database: Database): Promise<boolean> {
  const row = await database<{ key: string; value: string }>('setting').where({ key }).first('value')
  return row?.value === 'true'
}
