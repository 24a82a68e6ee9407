/** What enrollment knows of a student that decides where a sign-in leads; enrollment stands after this module. */
export interface EnrollmentStanding {
  /** Whether the season's order was paid here, and whether that money went back or the student has left since. */
  readonly paidHere: (studentCode: string) => Promise<'paid' | 'returned' | 'withdrawn' | 'no'>
  /** Whether something is still to be signed online. */
  readonly isUnsigned: (studentCode: string) => Promise<boolean>
}
