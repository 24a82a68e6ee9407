import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import type { Reminder } from '../tasks/reminders/find-same.ts'
import { addSendReminder } from './reminders-send.ts'
import { type Translate, translator } from '../i18n.ts'

/** Reminders to families who miss a step. */
export function addReminders(program: Command, context: Context): void {
  const reminders = program.command('reminders')
  addSendReminder(reminders, context)
  addList(reminders, context)
  addShow(reminders, context)
  addStop(reminders, context)
}

type TranslateReminders = Translate<'reminders'>

const states = ['draft', 'running', 'stopped', 'done'] as const

/** A reminder's state in words. */
export function stateWords(state: Reminder['state'], t: TranslateReminders): string {
  return t(state === 'stopped' ? 'stateStopped' : state)
}

interface ListFlags extends PageFlags {
  readonly state?: (typeof states)[number]
}

function addList(reminders: Command, context: Context): void {
  const { locale } = context
  const t = translator('reminders', locale)
  const list = reminders
    .command('list')
    .description(t('list'))
    .addOption(new Option('--state <state>', t('state')).choices(states))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula reminders list', 'matricula reminders list --state running --json']),
    )
    .action(async ({ state, ...flags }: ListFlags) => {
      const [{ printList }, { unwrapPage }, { moment }] = await Promise.all([
        import('../listing/print-list.ts'),
        import('@matricula/hub/api/answers'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      const filter = state === undefined ? {} : { state }
      await printList(context, {
        flags,
        emptyMessage: t('nothing'),
        fetchPage: (page) =>
          unwrapPage(api.GET('/api/reminders', { params: { query: { ...filter, ...page } } })),
        columns: [
          { title: t('columnId'), of: ({ id }) => id },
          { title: t('columnState'), of: (row) => stateWords(row.state, t) },
          { title: t('columnCreated'), of: ({ created_at: at }) => moment(at) },
          { title: t('columnName'), of: ({ name }) => name, most: 40 },
          { title: t('columnSteps'), of: ({ audience }) => audience.steps.join(', '), most: 30 },
        ],
      })
    })
}

function addShow(reminders: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('reminders', locale)
  reminders
    .command('show')
    .description(t('show'))
    .argument('<id>', t('id'))
    .addHelpText('after', examples(locale, ['matricula reminders show 7f9c2ba4-e88f-427d-9c43-1f0d4a0b1c22']))
    .action(async (id: string) => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const { api } = await context.hub()
      const reminder = await unwrap(api.GET('/api/reminders/{id}', { params: { path: { id } } }))
      const { name, state, counts } = reminder
      const { audience, sent, failed, no_address: noAddress, waiting } = counts
      out.printResult(reminder, () => [
        `${name} · ${stateWords(state, t)}`,
        t('progress', { sent, failed, noAddress, waiting, audience }),
      ])
    })
}

function addStop(reminders: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('reminders', locale)
  reminders
    .command('stop')
    .description(t('stop'))
    .argument('<id>', t('id'))
    .addHelpText('after', examples(locale, ['matricula reminders stop 7f9c2ba4-e88f-427d-9c43-1f0d4a0b1c22']))
    .action(async (id: string) => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const { api } = await context.hub()
      const stopped = await unwrap(api.POST('/api/reminders/{id}/stop', { params: { path: { id } } }))
      out.printResult(stopped, ({ name }) => [t('stopped', { name })])
    })
}
