import { mostPerPage } from './client.ts'
import type { OpenApplyClient } from './client.ts'
import { studentsFrom } from './from-students.ts'
import { codeOf } from './to-student.ts'
import type { Settings } from './settings.ts'
import { listed } from './listed.ts'

/**
 * Every student's id by school code in capitals, read to the last page: the search by a declared key has no public
 * description. Of two students with one code the later counts.
 */
export async function readCodes(
  client: OpenApplyClient,
  settings: Settings,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  let sinceId = 0
  for (;;) {
    const window = { sinceId, count: mostPerPage }
    const students = studentsFrom(listed(await client.codes(window, signal)), window)
    for (const student of students) {
      const code = codeOf(student, settings).toUpperCase()
      if (code !== '') ids.set(code, String(student.id))
    }
    const last = students.at(-1)
    if (last === undefined) return ids
    sinceId = last.id
  }
}
