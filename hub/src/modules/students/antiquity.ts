export const antiquities = ['old', 'new_current', 'reintegrate', 'new_next'] as const

export type Antiquity = (typeof antiquities)[number]

/** The antiquity a word stands for: new and New are new_current, a word outside the list is not active: null. */
export function antiquityOf(word: string): Antiquity | null {
  const trimmed = word.trim()
  if (trimmed === 'new' || trimmed === 'New') return 'new_current'
  return antiquities.find((antiquity) => antiquity === trimmed) ?? null
}
