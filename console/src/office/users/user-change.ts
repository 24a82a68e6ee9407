import type { BodyOf } from '../api/call.ts'
import type { StaffRole } from '../roles.ts'
import type { User } from './user.ts'

export interface UserFormValues {
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly password?: string | undefined
}

/** The change as the hub takes it; a password only when one was written. The name goes along, because a change is never empty. */
export function userChangeOf(
  user: Pick<User, 'roles'>,
  { name, roles, password }: UserFormValues,
): BodyOf<'PATCH /api/staff/users/{username}'> {
  const isSame = user.roles.toSorted().join() === roles.toSorted().join()
  return {
    name: name.trim(),
    ...(!isSame && { roles: [...roles] }),
    ...(password !== undefined && password !== '' && { password }),
  }
}
