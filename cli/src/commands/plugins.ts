import type { Kind } from '@matricula/contract'
import type { components } from '@matricula/hub/api'
import { Argument, type Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { examples } from '../help.ts'
import { texts as officeTexts } from '../texts/office.ts'
import { texts } from '../texts/plugins.ts'
import { speaker } from '../words.ts'

/** What the contract knows; the order of its own list. */
const kinds = [
  'sis',
  'accounting',
  'accessControl',
  'maps',
  'payments',
  'esign',
  'notices',
] as const satisfies readonly Kind[]

/** The hub's plugins: how they are, when they rest, and the beginning of a new one. */
export function addPlugins(program: Command, context: Context): void {
  const plugins = program.command('plugins')
  addList(plugins, context)
  addCheck(plugins, context)
  addPause(plugins, context)
  addResume(plugins, context)
  addNew(plugins, context)
}

function addList(plugins: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  const office = speaker(officeTexts, locale)
  plugins
    .command('list')
    .description(say('list'))
    .addHelpText('after', examples(locale, ['matricula plugins list', 'matricula plugins list --json']))
    .action(async () => {
      const [{ answered }, { toSeasonOf }, { tableLines }, { moment }] = await Promise.all([
        import('../hub/answered.ts'),
        import('../hub/season-time.ts'),
        import('../output/table.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const rows = await answered(hub.api.GET('/api/plugins'))
      const toSeason = await toSeasonOf(context, hub)
      if (rows.length === 0) out.talk(say('none'))
      out.answer(rows, () =>
        rows.length === 0
          ? []
          : tableLines(rows, [
              { title: say('columnInstance'), of: ({ instance }) => instance },
              { title: say('columnKind'), of: ({ kind }) => kind },
              { title: say('columnState'), of: ({ state }) => office(`integrations.state.${state}`) },
              { title: say('columnSince'), of: ({ since }) => moment(toSeason(since)) },
              { title: say('columnLatency'), of: ({ latency }) => p95(latency), align: 'right' },
              {
                title: say('columnNote'),
                of: (one) => (one.pause === null ? noteOf(one) : say('paused', one.pause)),
                most: 28,
              },
            ]),
      )
    })
}

function noteOf({ state, health, lastFaults }: components['schemas']['PluginInstance']): string {
  return state === 'up' ? (health?.note ?? '') : (health?.why ?? lastFaults[0]?.code ?? '')
}

function p95(latency: { readonly p95: number } | null): string {
  return latency === null ? '-' : String(Math.round(latency.p95))
}

function addCheck(plugins: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  plugins
    .command('check')
    .description(say('check'))
    .argument('[instance]', say('checkInstance'))
    .addHelpText(
      'after',
      examples(locale, ['matricula plugins check payments.card', 'matricula plugins check --json']),
    )
    .action(async (instance: string | undefined) => {
      const [{ checkPlugins }, { knownInstances }] = await Promise.all([
        import('../tasks/plugins/check-plugins.ts'),
        import('../tasks/plugins/known-instance.ts'),
      ])
      const hub = await context.hub()
      const known = await knownInstances(hub, instance ?? null, locale)
      const checked = await checkPlugins(hub, instance === undefined ? known : [instance])
      if (checked.some((one) => one.is === 'down')) context.end(exits.someFailed)
      out.answer(checked, () => checked.map((one) => healthLine(one, say)))
    })
}

interface Health {
  readonly instance: string
  readonly is: 'up' | 'down'
  readonly note?: string
  readonly why?: string
  readonly fix?: string
}

function healthLine(
  { instance, is, note, why, fix }: Health,
  say: ReturnType<typeof speaker<keyof typeof texts.es>>,
): string {
  const more = [why ?? note, fix].filter((one) => one !== undefined && one !== '')
  return [`${is === 'up' ? '✓' : '✗'} ${instance}: ${say(is)}`, ...more].join(' · ')
}

function addPause(plugins: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  plugins
    .command('pause')
    .description(say('pause'))
    .argument('<instance>', say('instance'))
    .requiredOption('--reason <text>', say('reason'))
    .addHelpText(
      'after',
      examples(locale, ['matricula plugins pause payments.card --reason "mantenimiento del banco"']),
    )
    .action(async (instance: string, { reason }: { reason: string }) => {
      const [{ answered }, { knownInstances }] = await Promise.all([
        import('../hub/answered.ts'),
        import('../tasks/plugins/known-instance.ts'),
      ])
      const hub = await context.hub()
      await knownInstances(hub, instance, locale)
      const params = { path: { instance } }
      const paused = await answered(
        hub.api.POST('/api/plugins/{instance}/pause', { params, body: { reason } }),
      )
      out.answer(paused, () => [say('pauseDone', { instance })])
    })
}

function addResume(plugins: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  plugins
    .command('resume')
    .description(say('resume'))
    .argument('<instance>', say('instance'))
    .addHelpText('after', examples(locale, ['matricula plugins resume payments.card']))
    .action(async (instance: string) => {
      const [{ answered }, { knownInstances }] = await Promise.all([
        import('../hub/answered.ts'),
        import('../tasks/plugins/known-instance.ts'),
      ])
      const hub = await context.hub()
      await knownInstances(hub, instance, locale)
      const call = hub.api.POST('/api/plugins/{instance}/resume', { params: { path: { instance } } })
      const resumed = { instance, ...(await answered(call)) }
      if (resumed.is === 'down') context.end(exits.someFailed)
      out.answer(resumed, (one) => [healthLine(one, say)])
    })
}

function addNew(plugins: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  plugins
    .command('new')
    .description(say('new'))
    .addArgument(new Argument('<kind>', say('kind')).choices(kinds))
    .argument('<name>', say('name'))
    .option('--dir <folder>', say('dir'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula plugins new payments payments-wompi',
        'matricula plugins new notices notices-twilio --dir ../plugins',
      ]),
    )
    .action(async (kind: Kind, name: string, flags: { dir?: string }) => {
      const { newPlugin } = await import('../tasks/plugins/new-plugin.ts')
      const made = await newPlugin({ kind, name, dir: flags.dir ?? null, locale })
      out.answer(made, ({ folder, files }) => [say('made', { folder }), ...files.map((file) => `  ${file}`)])
      out.talk(
        '',
        say('nextSteps'),
        `  ${say('stepInstall')}`,
        ...(made.isInCheckout ? [`  ${say('stepReference', { name })}`] : []),
        `  ${say('stepTest', { test: made.test })}`,
        `  ${say('stepConfig', { name })}`,
      )
    })
}
