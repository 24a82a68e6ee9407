import type { Command } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { translator } from '../i18n.ts'

/** The roster of students. */
export function addStudents(program: Command, context: Context): void {
  const { locale } = context
  const t = translator('students', locale)
  const students = program.command('students')
  const sync = students.command('sync').description(t('sync')).option('--student <codes>', t('student'))
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
  const t = translator('students', locale)
  const [{ syncJob }, { syncRecords }, { codesIn }] = await Promise.all([
    import('../bulk-jobs/students/sync-job.ts'),
    import('../bulk-jobs/students/sync-records.ts'),
    import('../bulk-jobs/students/codes-in.ts'),
  ])
  const records = syncRecords({
    hub: () => context.hub(),
    students: student === undefined ? null : codesIn(student, locale),
    onShrunk: () => out.info(t('shrunk')),
  })
  await runBulk(context, flags, { job: syncJob(locale), records })
}
