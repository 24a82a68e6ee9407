import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { languageOf } from './language.ts'
import type { Reading } from './read-settings.ts'
import { startProblem } from './start-problem.ts'
import { type Locale, locales } from './texts.ts'

/** A file of the school's own, as problems name it; null where it has none. */
export type SchoolFiles = (kind: 'texts' | 'faq', locale: Locale) => string | null

const known = locales.flatMap((locale) => [`texts/${locale}.yaml`, `faq/${locale}.yaml`])

/** What stands in the folder that MATRICULA_SCHOOL names. A file that nobody reads has a wrong name. */
export async function findSchoolFiles(
  root: string,
  { environment, problems }: Pick<Reading, 'environment' | 'problems'>,
): Promise<SchoolFiles> {
  const folder = environment['MATRICULA_SCHOOL'] ?? ''
  if (folder === '') return () => null
  const names = await namesIn(path.resolve(root, folder))
  const told = languageOf(environment)
  if (names.length === 0)
    problems.push(startProblem('noSchoolFiles', { folder, names: known.join(', ') }, told))
  for (const name of names.filter((one) => !known.includes(one)))
    problems.push(
      startProblem('unreadFile', { file: path.join(folder, name), names: known.join(', ') }, told),
    )
  return (kind, locale) => {
    const name = `${kind}/${locale}.yaml`
    return names.includes(name) ? path.join(folder, name) : null
  }
}

/** Files below the folder, but for hidden ones; none where it cannot be read. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .filter((name) => !/(^|\/)\./.test(name))
}
