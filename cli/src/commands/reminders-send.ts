import type { Command } from 'commander'
import { runBulk } from '../bulk/run-bulk.ts'
import { type BulkFlags, bulkFlags } from '../bulk/bulk-flags.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { NewReminder } from '../tasks/reminders/find-same.ts'
import type { ReminderInput } from '../tasks/reminders/new-reminder.ts'
import { type Translate, translator } from '../i18n.ts'

interface SendFlags extends BulkFlags, Omit<ReminderInput, 'text' | 'grade' | 'state' | 'missing'> {
  readonly text?: string
  /** False with `--no-wait`. */
  readonly wait: boolean
}

const days = whole({ least: 0, most: 90 })

export function addSendReminder(reminders: Command, context: Context): void {
  const { locale } = context
  const t = translator('reminders', locale)
  const send = reminders
    .command('send')
    .description(t('send'))
    .option('--text <file>', t('text'))
    .option('--text-en <file>', t('textEn'))
    .option('--name <name>', t('name'))
    .option('--waiting-days <n>', t('waitingDays'), days, 0)
    .option('--repeat-days <n>', t('repeatDays'), days, 0)
    .option('--at-most <n>', t('atMost'), whole({ least: 1, most: 5 }), 1)
    .option('--no-wait', t('noWait'))
  bulkFlags(send, locale)
    .addHelpText(
      'after',
      `\n${t('textForm')}\n${examples(locale, [
        'matricula reminders send --missing pay --text aviso.txt --dry-run',
        'matricula reminders send --missing pay --grade Noveno,10 --text aviso.txt --text-en notice.txt --yes',
        'matricula reminders send --file estudiantes.csv --text aviso.txt',
      ])}`,
    )
    .action((flags: SendFlags) => sendReminders(context, flags))
}

type TranslateReminders = Translate<'reminders'>

async function sendReminders(context: Context, flags: SendFlags): Promise<void> {
  const { locale } = context
  const t = translator('reminders', locale)
  if (flags.template === true) return writeTemplate(context)
  if (flags.text === undefined) throw new UsageFault(t('noText'), [t('textForm')])
  const [{ newReminderOf }, { remindersJob }] = await Promise.all([
    import('../tasks/reminders/new-reminder.ts'),
    import('../bulk-jobs/reminders/reminders-job.ts'),
  ])
  const newReminder = await newReminderOf(
    { ...flags, text: flags.text },
    { hub: () => context.hub(), locale },
  )
  const before = await previewReminder(context, newReminder, t)
  await runBulk(context, flags, {
    job: remindersJob(locale, { newReminder, before, isFollowed: flags.wait }),
  })
}

async function writeTemplate({ out }: Context): Promise<void> {
  const [{ templateOf }, { reminderColumns }] = await Promise.all([
    import('../bulk/read/template.ts'),
    import('../bulk-jobs/reminders/reminders-job.ts'),
  ])
  out.printResult(templateOf(reminderColumns), (lines) => lines)
}

/** Shows what would be sent and when; answers the same reminder's id where it went out before. */
async function previewReminder(
  context: Context,
  newReminder: NewReminder,
  t: TranslateReminders,
): Promise<string | null> {
  const [{ unwrap }, { findSame }, { moment }] = await Promise.all([
    import('@matricula/hub/api/answers'),
    import('../tasks/reminders/find-same.ts'),
    import('../output/cells.ts'),
  ])
  const hub = await context.hub()
  const { hour, sample } = await unwrap(hub.api.POST('/api/reminders/preview', { body: newReminder }))
  if (hour === 'over') throw new UsageFault(t('over'))
  const before = await findSame(hub, newReminder)
  if (before?.state === 'stopped') {
    throw new UsageFault(t('already', { at: moment(before.stopped_at) }), [t('alreadyNext')])
  }
  const [first] = sample
  context.out.info(
    ...(first === undefined ? [] : t('sample', { subject: first.subject, text: first.text }).split(/\r?\n/)),
    ...(hour === 'quiet' ? [t('quiet')] : []),
  )
  return before?.id ?? null
}
