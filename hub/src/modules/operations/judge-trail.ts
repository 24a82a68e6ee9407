/** From which state to which an entry of the trail says that a payment went. */
export interface Link {
  readonly before: string
  readonly after: string
}

/** How a person's word, an entry of its own, may end a payment, by how the last entry left it. */
const released: Readonly<Record<string, readonly string[]>> = {
  under_review: ['failed', 'returned'],
  duplicate: ['returned'],
}

/** Whether what comes next begins where the last entry ended, or a person has left it since. */
export function isLinked(ended: string, begins: string): boolean {
  return ended === begins || (released[ended] ?? []).includes(begins)
}
