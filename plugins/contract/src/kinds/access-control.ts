import type { Lifecycle, Read, Write } from '../lifecycle.ts'

export interface AccessControlSupports {
  /** A person's photo or card can be managed too; the hub does not need it. */
  readonly credentials: boolean
}

/** Food service: 1 lunch and snack, 2 lunch, 3 snack. */
export type FoodService = 1 | 2 | 3

export interface AccessPerson {
  /** The system's own id. */
  readonly id: string
  /** The school code. */
  readonly studentCode: string
  readonly services: readonly FoodService[]
}

/**
 * The access-control system. Enrolling in service 1 means both groups or neither: an adapter that changed one
 * and failed on the other undoes the first or throws `unknown-outcome`. Doing what is already so is no error.
 */
export interface AccessControlAdapter extends Lifecycle<AccessControlSupports> {
  findPerson(studentCode: string, read: Read): Promise<AccessPerson | null>
  /** A missing person is `not-found`. */
  enrol(studentCode: string, service: FoodService, write: Write): Promise<AccessPerson>
  withdraw(studentCode: string, service: FoodService, write: Write): Promise<AccessPerson>
}
