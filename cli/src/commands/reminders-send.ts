import type { Command } from 'commander'
import { type BulkFlags, bulkFlags, runBulk } from '../bulk/run-bulk.ts'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { whole } from '../flags.ts'
import { examples } from '../help.ts'
import type { Terms } from '../tasks/reminders/find-same.ts'
import type { TermsWish } from '../tasks/reminders/terms-of.ts'
import { texts } from '../texts/reminders.ts'
import { type Say, speaker } from '../words.ts'

interface SendFlags extends BulkFlags, Omit<TermsWish, 'text' | 'grade' | 'state' | 'missing'> {
  readonly text?: string
  /** False with `--no-wait`. */
  readonly wait: boolean
}

const days = whole({ least: 0, most: 90 })

export function addSendReminder(reminders: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const send = reminders
    .command('send')
    .description(say('send'))
    .option('--text <file>', say('text'))
    .option('--text-en <file>', say('textEn'))
    .option('--name <name>', say('name'))
    .option('--waiting-days <n>', say('waitingDays'), days, 0)
    .option('--repeat-days <n>', say('repeatDays'), days, 0)
    .option('--at-most <n>', say('atMost'), whole({ least: 1, most: 5 }), 1)
    .option('--no-wait', say('noWait'))
  bulkFlags(send, locale)
    .addHelpText(
      'after',
      `\n${say('textForm')}\n${examples(locale, [
        'matricula reminders send --missing pay --text aviso.txt --dry-run',
        'matricula reminders send --missing pay --grade Noveno,10 --text aviso.txt --text-en notice.txt --yes',
        'matricula reminders send --file estudiantes.csv --text aviso.txt',
      ])}`,
    )
    .action((flags: SendFlags) => sendReminders(context, flags))
}

type SayReminders = Say<keyof typeof texts.es>

async function sendReminders(context: Context, flags: SendFlags): Promise<void> {
  const { locale } = context
  const say = speaker(texts, locale)
  if (flags.template === true) return writeTemplate(context)
  if (flags.text === undefined) throw new UsageFault(say('noText'), [say('textForm')])
  const [{ termsOf }, { remindersWork }] = await Promise.all([
    import('../tasks/reminders/terms-of.ts'),
    import('../works/reminders/reminders-work.ts'),
  ])
  const terms = await termsOf({ ...flags, text: flags.text }, { hub: () => context.hub(), locale })
  const before = await lookFirst(context, terms, say)
  await runBulk(context, flags, {
    work: remindersWork(locale, { terms, before, isFollowed: flags.wait }),
  })
}

async function writeTemplate({ out }: Context): Promise<void> {
  const [{ templateOf }, { reminderColumns }] = await Promise.all([
    import('../bulk/read/template.ts'),
    import('../works/reminders/reminders-work.ts'),
  ])
  out.answer(templateOf(reminderColumns), (lines) => lines)
}

/** Shows what would be sent and when; answers the same reminder's id where it went out before. */
async function lookFirst(context: Context, terms: Terms, say: SayReminders): Promise<string | null> {
  const [{ answered }, { findSame }, { moment }] = await Promise.all([
    import('../hub/answered.ts'),
    import('../tasks/reminders/find-same.ts'),
    import('../output/cells.ts'),
  ])
  const hub = await context.hub()
  const { hour, sample } = await answered(hub.api.POST('/api/reminders/preview', { body: terms }))
  if (hour === 'over') throw new UsageFault(say('over'))
  const before = await findSame(hub, terms)
  if (before?.state === 'stopped') {
    throw new UsageFault(say('already', { at: moment(before.stopped_at) }), [say('alreadyNext')])
  }
  const [first] = sample
  context.out.talk(
    ...(first === undefined
      ? []
      : say('sample', { subject: first.subject, text: first.text }).split(/\r?\n/)),
    ...(hour === 'quiet' ? [say('quiet')] : []),
  )
  return before?.id ?? null
}
