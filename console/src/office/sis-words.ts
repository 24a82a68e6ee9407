import type { Translate } from '../i18n.ts'
import { inWords } from './student-file/student-file.ts'

/** A state of the academic system; one that only that school knows stays as it is. */
export function statusWords(status: string, text: Translate): string {
  return inWords('office.sis.status', status, text)
}

export function authorisationWords(authorisation: string, text: Translate): string {
  return inWords('office.sis.authorisation', authorisation, text)
}
