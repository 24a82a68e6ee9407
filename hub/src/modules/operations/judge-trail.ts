/** From which state to which an entry of the trail says that a payment went. */
export interface Link {
  readonly before: string
  readonly after: string
}

/** Whether what comes next begins where the last entry ended; a person's word on one under review is an entry of its own. */
export function isLinked(ended: string, begins: string): boolean {
  return ended === begins || (ended === 'under_review' && (begins === 'failed' || begins === 'returned'))
}
