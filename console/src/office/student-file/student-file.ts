import type { Translate } from '../../i18n.ts'
import type { Answer } from '../api/call.ts'

export type StudentFile = Answer<'GET /api/enrollment/admin/students/{student}'>

/** A word of the hub in the reader's language, where the school has one for it. */
export function inWords(group: string, word: string, text: Translate): string {
  const key = `${group}.${word}`
  const said = text(key)
  return said === key ? word : said
}

export function isStudentCode(written: string): boolean {
  return /^[A-Za-z0-9]{5}$/.test(written)
}
