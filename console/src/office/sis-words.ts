import type { Translate } from '../i18n.ts'
import { inWords } from './student-file/student-file.ts'

/** A state of the academic system; one that only that school knows stays as it is. */
export function statusWords(status: string, text: Translate): string {
  return inWords('office.sis.status', status, text)
}

/** A word that is none of the product's is told as another one. */
export function antiquityWords(antiquity: string, text: Translate): string {
  const said = inWords('office.studentFile.antiquityIs', antiquity, text)
  return antiquity !== '' && said === antiquity
    ? text('office.studentFile.antiquityOther', { word: antiquity })
    : said
}

export function authorisationWords(authorisation: string, text: Translate): string {
  return inWords('office.sis.authorisation', authorisation, text)
}
