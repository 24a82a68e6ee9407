import type { AppContext } from '../../app-context.ts'
import { messageLocales } from '../../../api/format-message.ts'
import type { Locale } from '../../config/texts.ts'
import { findByCodes } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** The first name alone: of the child no more is told. */
export function firstName({ firstNames }: Pick<Student, 'firstNames'>): string {
  return firstNames.trim().split(/\s+/)[0] ?? ''
}

/** The children's first names, as far as the roster still has them. */
export async function firstNamesOf(
  { database }: Pick<AppContext, 'database'>,
  studentCodes: readonly string[],
): Promise<readonly string[]> {
  return (await findByCodes(database, studentCodes)).map(firstName)
}

/** In one line: `Ana, Luis y Sara`. */
export function inOneLine(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(messageLocales[locale], { type: 'conjunction' }).format(names)
}
