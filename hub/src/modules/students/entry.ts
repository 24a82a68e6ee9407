import type { EnrollmentTerms } from '@matricula/contract'
import { antiquityOf } from './antiquity.ts'

/** When a student's terms let the family in, as far as the season is open: an old one without VALID waits for the late form. */
export type Entry = 'always' | 'late-form' | 'never'

/** By kind and authorisation (access-4, access-5). */
export function entryOf({
  antiquity: word,
  authorisation,
}: Pick<EnrollmentTerms, 'antiquity' | 'authorisation'>): Entry {
  const antiquity = antiquityOf(word)
  if (antiquity === null) return 'never'
  return antiquity !== 'old' || authorisation.trim() === 'VALID' ? 'always' : 'late-form'
}
