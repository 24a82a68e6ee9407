import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { examples } from '../help.ts'
import { placesOf } from '../profiles/places.ts'
import { texts } from '../texts/doctor.ts'
import { speaker } from '../words.ts'

/** Looks at everything at once and says what to do. */
export function addDoctor(program: Command, context: Context): void {
  const { locale, out } = context
  program
    .command('doctor')
    .addHelpText('after', examples(locale, ['matricula doctor', 'matricula doctor --json']))
    .action(async () => {
      const { hub, asked, checks, worst } = await examine(program.version() ?? '', context)
      const { factsOf } = await import('../tasks/doctor/examine.ts')
      const { findingLines } = await import('../views/findings.ts')
      out.answer({ hub, worst, checks, facts: factsOf(asked) }, () => findingLines(checks, locale))
      if (asked.is === 'unreachable') context.end(exits.unreachable)
      else if (worst === 'bad') context.end(exits.someFailed)
    })
}

async function examine(version: string, context: Context) {
  const [{ lookHere }, { judgeHere }, { askHub }, { examineHub }, { worstOf }] = await Promise.all([
    import('../tasks/doctor/look-here.ts'),
    import('../tasks/doctor/judge-here.ts'),
    import('../tasks/doctor/ask-hub.ts'),
    import('../tasks/doctor/examine.ts'),
    import('../tasks/doctor/finding.ts'),
  ])
  const { locale, environment } = context
  const here = judgeHere(await lookHere(placesOf(environment), version), speaker(texts, locale))
  const hub = await context.hub()
  const asked = await askHub(hub, Date.now)
  const checks = [...here, ...examineHub(asked, { version, locale })]
  return { hub: hub.url, asked, checks, worst: worstOf(checks) }
}
