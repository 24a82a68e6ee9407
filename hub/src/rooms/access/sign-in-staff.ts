import type { House } from '../../house.ts'
import type { Caller } from '../../http/caller.ts'
import type { Sessions } from '../../http/sessions.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { isPassword, nobodysHash } from './password.ts'
import { findStaff } from './staff.store.ts'
import type { Tries } from './tries.ts'

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

/** Opens a staff session by local account. An unknown name and a wrong password get the same answer and time. */
export async function signInStaff(
  house: House,
  door: StaffDoor,
  { username, password, address }: StaffSignIn,
): Promise<Refusal | { secret: string; caller: Caller }> {
  const tooMany =
    (await door.byAddress.take(address)) ?? (await door.byAccount.take(username.trim().toLowerCase()))
  if (tooMany !== null) return tooMany
  const account = await findStaff(house.database, username)
  const right = await isPassword(password, account?.passwordHash ?? nobodysHash)
  if (account === null || !right) return refuse('BAD_CREDENTIALS')
  return door.sessions.open({
    kind: 'staff',
    subject: account.username,
    name: account.name,
    roles: account.roles,
    minutes: house.config.settings.access.staffSessionMinutes,
  })
}
