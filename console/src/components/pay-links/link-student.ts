/** Whom a link is for. */
export interface LinkStudent {
  readonly code: string
  readonly firstNames: string
}

export function firstName({ firstNames }: LinkStudent): string {
  return firstNames.trim().split(/\s+/)[0] ?? ''
}
