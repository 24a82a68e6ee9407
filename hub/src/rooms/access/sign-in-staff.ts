import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { isPassword, nobodysHash } from './password.ts'
import { logStaffSignIn } from './staff-sign-in-log.store.ts'
import { findStaff, holdStaff, type StaffAccount } from './staff.store.ts'
import type { Tries } from '../../commons/tries.ts'

export interface StaffSignIn {
  readonly username: string
  readonly password: string
  readonly address: string
}

export interface StaffDoor {
  readonly byAccount: Tries
  readonly byAddress: Tries
  readonly sessions: Sessions
}

type Opened = Awaited<ReturnType<Sessions['open']>>

/** Opens a staff session by local account. An unknown name and a wrong password get the same answer and time. */
export async function signInStaff(
  house: House,
  door: StaffDoor,
  { username, password, address }: StaffSignIn,
): Promise<Refusal | Opened> {
  const tooMany =
    (await door.byAddress.take(address)) ?? (await door.byAccount.take(username.trim().toLowerCase()))
  if (tooMany !== null) return tooMany
  const account = await findStaff(house.database, username)
  const right = await isPassword(password, account?.passwordHash ?? nobodysHash)
  const opened = await inTransaction(house.database, async (trx) => {
    const session = account !== null && right ? await openSession(house, door, account, trx) : null
    await logStaffSignIn(trx, {
      username: account?.username ?? null,
      result: session === null ? 'refused' : 'ok',
      at: house.clock.now(),
    })
    return session
  })
  return opened ?? refuse('BAD_CREDENTIALS')
}

/** Null when the account was disabled or changed while its password was being checked. */
async function openSession(
  { config }: House,
  { sessions }: StaffDoor,
  checked: StaffAccount,
  trx: Transaction,
): Promise<Opened | null> {
  const account = await holdStaff(trx, checked.username)
  if (account?.disabledAt !== null || account.passwordHash !== checked.passwordHash) return null
  const { username, name, roles } = account
  const minutes = config.settings.access.staffSessionMinutes
  return sessions.open({ kind: 'staff', subject: username, name, roles, minutes }, trx)
}
