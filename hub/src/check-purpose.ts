import type { Logger } from 'pino'
import type { Config } from './config/load-config.ts'
import {
  lacksFirstAdmin,
  type NamedPlugin,
  problemsOfProduction,
  problemsOfSandbox,
  type DatabasePurpose,
  purposeOf,
} from './config/purpose.ts'
import { startProblem } from './config/start-problem.ts'
import { type DatabaseContents, holdingAt, type TakesDemoPassword } from './db/purpose.store.ts'
import { NotReadable } from './db/not-readable.ts'

/** What a hub is about to open, and what is wrong with it already. */
export interface AboutToOpen {
  readonly config: Config
  readonly plugins: readonly NamedPlugin[]
  readonly problems: readonly string[]
  readonly log: Logger
  readonly takesDemoPassword: TakesDemoPassword
}

/** Every problem of a hub that is about to open, those of its profile and its database among them. */
export async function problemsBeforeOpening(about: AboutToOpen): Promise<readonly string[]> {
  const { config, plugins, log } = about
  const { settings } = config
  const problems = [...about.problems]
  const inProduction: string[] = []
  if (settings.profile === 'sandbox') problems.push(...problemsOfSandbox(settings))
  else inProduction.push(...problemsOfProduction(settings, plugins))
  const contents = await inspect(about, problems.length + inProduction.length)
  if (contents instanceof NotReadable) problems.push(startProblem('notReadable', { file: contents.filename }))
  else if (contents !== null) {
    problems.push(...problemsOfPurpose(contents.purpose, purposeOf(settings, plugins)))
    if (settings.profile === 'production' && !contents.hasStaff && lacksFirstAdmin(settings))
      inProduction.push(startProblem('noAdmin'))
  }
  if (!settings.rehearsal) return [...problems, ...inProduction]
  for (const problem of inProduction)
    log.warn({ problem }, 'a rehearsal opens all the same: nobody may pay here')
  return problems
}

/** A database that is away is told later; what is wrong with the configuration is told now. */
async function inspect(
  { config: { settings, root }, takesDemoPassword }: AboutToOpen,
  alreadyWrong: number,
): Promise<DatabaseContents | NotReadable | null> {
  try {
    return await holdingAt(settings.database, root, takesDemoPassword)
  } catch (error) {
    if (error instanceof NotReadable) return error
    if (alreadyWrong > 0) return null
    throw error
  }
}

/** A database made for one purpose serves no other. */
export function problemsOfPurpose(held: DatabasePurpose | null, wanted: DatabasePurpose): readonly string[] {
  if (held === null || held === wanted) return []
  return [startProblem('otherPurpose', { owner: startProblem(held), other: startProblem(wanted) })]
}
