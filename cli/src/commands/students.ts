import type { Command } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { texts } from '../texts/students.ts'
import { speaker } from '../words.ts'

/** The roster of students. */
export function addStudents(program: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const students = program.command('students')
  const sync = students.command('sync').description(say('sync')).option('--student <codes>', say('student'))
  bulkFlags(sync, locale, 'command')
    .addHelpText(
      'after',
      examples(locale, [
        'matricula students sync --dry-run',
        'matricula students sync --student 10001,10002 --yes',
      ]),
    )
    .action((flags: SyncFlags) => syncStudents(context, flags))
}

interface SyncFlags extends BulkFlags {
  readonly student?: string
}

async function syncStudents(context: Context, { student, ...flags }: SyncFlags): Promise<void> {
  const { locale, out } = context
  const say = speaker(texts, locale)
  const [{ syncWork }, { syncRecords }, { codesIn }] = await Promise.all([
    import('../works/students/sync-work.ts'),
    import('../works/students/sync-records.ts'),
    import('../works/students/codes-in.ts'),
  ])
  const records = syncRecords({
    hub: () => context.hub(),
    students: student === undefined ? null : codesIn(student, locale),
    onShrunk: () => out.talk(say('shrunk')),
  })
  await runBulk(context, flags, { work: syncWork(locale), records })
}
