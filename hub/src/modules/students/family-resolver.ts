import type { AppContext } from '../../app-context.ts'
import { findByCodes, siblingsOf } from './roster-lookup.store.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

const deadlineMs = 10_000

/** Who is one family: by the roster its students, by accounting the addresses it is billed at. */
export function familyResolver({ database, plugins }: Pick<AppContext, 'database' | 'plugins'>) {
  return {
    /** The student's own code among them; none when the roster does not know of a family. */
    async siblingsOf(studentCode: string): Promise<readonly string[]> {
      const [student] = await findByCodes(database, [studentCode])
      if (student === undefined || student.familyId === null) return []
      return (await siblingsOf(database, student.familyId)).map(({ code }) => code.toUpperCase())
    },
    /** In lower case. Throws a PluginFault when accounting does not answer. */
    async emailsOf(studentCodes: readonly string[], trace: string): Promise<readonly string[]> {
      const emails = new Set<string>()
      for (const code of studentCodes) {
        const read = { signal: AbortSignal.timeout(deadlineMs), trace }
        const email = (await plugins.accounting.findPartner(partnerCodeOf(code), read))?.email
        if (email != null) emails.add(email.toLowerCase())
      }
      return [...emails]
    },
  }
}
