/** One reminder for one student, for the so-manieth time it is announced. */
export interface Turn {
  readonly reminderId: string
  readonly studentCode: string
  readonly round: number
}

/** A turn's own, so that it is announced and mailed once. */
export function keyOfTurn({ reminderId, studentCode, round }: Turn): string {
  return `${keysOf(reminderId)}${round}:${studentCode}`
}

/** How the keys of a reminder's turns begin. */
export function keysOf(reminderId: string): string {
  return `reminder:${reminderId}:`
}

/** A turn as its message carries it: ids of ours, no address and no name. */
export function payloadOf({ reminderId, studentCode, round }: Turn): Readonly<Record<string, string>> {
  return { reminder: reminderId, student: studentCode, round: String(round) }
}

export function turnIn(payload: Readonly<Record<string, string>>): Turn {
  const { reminder = '', student = '', round = '' } = payload
  return { reminderId: reminder, studentCode: student, round: Number(round) }
}
