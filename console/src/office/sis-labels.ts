import type { Translate } from '../i18n.ts'
import { textOr } from './student-file/student-file.ts'

/** A state of the academic system; one that only that school knows stays as it is. */
export function sisStatusLabel(status: string, t: Translate): string {
  return textOr('office.sis.status', status, t)
}

/** A value that the product does not know has a text of its own. */
export function antiquityLabel(antiquity: string, t: Translate): string {
  const label = textOr('office.studentFile.antiquityIs', antiquity, t)
  return antiquity !== '' && label === antiquity
    ? t('office.studentFile.antiquityOther', { word: antiquity })
    : label
}

export function authorisationLabel(authorisation: string, t: Translate): string {
  return textOr('office.sis.authorisation', authorisation, t)
}
