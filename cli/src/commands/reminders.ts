import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import type { Reminder } from '../tasks/reminders/find-same.ts'
import { texts } from '../texts/reminders.ts'
import { type Say, speaker } from '../words.ts'
import { addSendReminder } from './reminders-send.ts'

/** Reminders to families who miss a step. */
export function addReminders(program: Command, context: Context): void {
  const reminders = program.command('reminders')
  addSendReminder(reminders, context)
  addList(reminders, context)
  addShow(reminders, context)
  addStop(reminders, context)
}

type SayReminders = Say<keyof typeof texts.es>

const states = ['draft', 'running', 'stopped', 'done'] as const

/** A reminder's state in words. */
export function stateWords(state: Reminder['state'], say: SayReminders): string {
  return say(state === 'stopped' ? 'stateStopped' : state)
}

interface ListFlags extends PageFlags {
  readonly state?: (typeof states)[number]
}

function addList(reminders: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = reminders
    .command('list')
    .description(say('list'))
    .addOption(new Option('--state <state>', say('state')).choices(states))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula reminders list', 'matricula reminders list --state running --json']),
    )
    .action(async ({ state, ...flags }: ListFlags) => {
      const [{ answerList }, { pageAnswered }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../output/cells.ts'),
      ])
      const { api } = await context.hub()
      const filter = state === undefined ? {} : { state }
      await answerList(context, {
        flags,
        nothing: say('nothing'),
        ask: (page) => pageAnswered(api.GET('/api/reminders', { params: { query: { ...filter, ...page } } })),
        columns: [
          { title: say('columnId'), of: ({ id }) => id },
          { title: say('columnState'), of: (row) => stateWords(row.state, say) },
          { title: say('columnCreated'), of: ({ created_at: at }) => moment(at) },
          { title: say('columnName'), of: ({ name }) => name, most: 40 },
          { title: say('columnSteps'), of: ({ audience }) => audience.steps.join(', '), most: 30 },
        ],
      })
    })
}

function addShow(reminders: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  reminders
    .command('show')
    .description(say('show'))
    .argument('<id>', say('id'))
    .addHelpText('after', examples(locale, ['matricula reminders show 7f9c2ba4-e88f-427d-9c43-1f0d4a0b1c22']))
    .action(async (id: string) => {
      const { answered } = await import('../hub/answered.ts')
      const { api } = await context.hub()
      const reminder = await answered(api.GET('/api/reminders/{id}', { params: { path: { id } } }))
      const { name, state, counts } = reminder
      const { audience, sent, failed, no_address: noAddress, waiting } = counts
      out.answer(reminder, () => [
        `${name} · ${stateWords(state, say)}`,
        say('progress', { sent, failed, noAddress, waiting, audience }),
      ])
    })
}

function addStop(reminders: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  reminders
    .command('stop')
    .description(say('stop'))
    .argument('<id>', say('id'))
    .addHelpText('after', examples(locale, ['matricula reminders stop 7f9c2ba4-e88f-427d-9c43-1f0d4a0b1c22']))
    .action(async (id: string) => {
      const { answered } = await import('../hub/answered.ts')
      const { api } = await context.hub()
      const stopped = await answered(api.POST('/api/reminders/{id}/stop', { params: { path: { id } } }))
      out.answer(stopped, ({ name }) => [say('stopped', { name })])
    })
}
