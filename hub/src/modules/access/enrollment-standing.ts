/** What enrollment knows of a student that decides where a sign-in leads; enrollment stands after this module. */
export interface EnrollmentStanding {
  /** Whether the season's order was paid here. */
  readonly isPaid: (studentCode: string) => Promise<boolean>
  /** Whether something is still to be signed online. */
  readonly isUnsigned: (studentCode: string) => Promise<boolean>
}
