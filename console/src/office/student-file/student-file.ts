import type { Translate } from '../../i18n.ts'
import type { ResponseOf } from '../api/call.ts'

export type StudentFile = ResponseOf<'GET /api/enrollment/admin/students/{student}'>

/** A value of the hub in the reader's language, where the texts have it. */
export function textOr(group: string, value: string, t: Translate): string {
  const key = `${group}.${value}`
  const label = t(key)
  return label === key ? value : label
}

export function isStudentCode(written: string): boolean {
  return /^[A-Za-z0-9]{5}$/.test(written)
}
