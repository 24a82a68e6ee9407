import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { examples } from '../help.ts'
import { placesOf } from '../profiles/places.ts'
import { translator } from '../i18n.ts'

/** Checks everything at once and says what to do. */
export function addDoctor(program: Command, context: Context): void {
  const { locale, out } = context
  program
    .command('doctor')
    .addHelpText('after', examples(locale, ['matricula doctor', 'matricula doctor --json']))
    .action(async () => {
      const { hub, answer, checks, worst } = await examine(program.version() ?? '', context)
      const { factsOf } = await import('../tasks/doctor/examine.ts')
      const { findingLines } = await import('../views/findings.ts')
      out.printResult({ hub, worst, checks, facts: factsOf(answer) }, () => findingLines(checks, locale))
      if (answer.is === 'unreachable') context.setExitCode(exits.unreachable)
      else if (worst === 'bad') context.setExitCode(exits.someFailed)
    })
}

async function examine(version: string, context: Context) {
  const [{ inspectMachine }, { checkMachine }, { readDiagnosis }, { examineHub }, { worstOf }] =
    await Promise.all([
      import('../tasks/doctor/inspect-machine.ts'),
      import('../tasks/doctor/check-machine.ts'),
      import('../tasks/doctor/read-diagnosis.ts'),
      import('../tasks/doctor/examine.ts'),
      import('../tasks/doctor/finding.ts'),
    ])
  const { locale, environment } = context
  const here = checkMachine(
    await inspectMachine(placesOf(environment), version),
    translator('doctor', locale),
  )
  const hub = await context.hub()
  const answer = await readDiagnosis(hub, Date.now)
  const checks = [...here, ...examineHub(answer, { version, locale })]
  return { hub: hub.url, answer, checks, worst: worstOf(checks) }
}
