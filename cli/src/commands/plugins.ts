import type { Kind } from '@matricula/contract'
import type { components } from '@matricula/hub/api'
import { Argument, type Command } from 'commander'
import type { Context } from '../context.ts'
import { exits } from '../exits.ts'
import { examples } from '../help.ts'
import { everyOf } from '@matricula/hub/api/every-of'
import { type Translate, translator } from '../i18n.ts'

/** What the contract knows; the order of its own list. */
const kinds = everyOf<Kind>()([
  'sis',
  'accounting',
  'accessControl',
  'maps',
  'payments',
  'esign',
  'notices',
  'einvoice',
])

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
  const t = translator('plugins', locale)
  const office = translator('office', locale)
  plugins
    .command('list')
    .description(t('list'))
    .addHelpText('after', examples(locale, ['matricula plugins list', 'matricula plugins list --json']))
    .action(async () => {
      const [{ unwrap }, { readSeasonTime }, { tableLines }, { moment }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../hub/season-time.ts'),
        import('../output/table.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const rows = await unwrap(hub.api.GET('/api/plugins'))
      const toSeasonTime = await readSeasonTime(context, hub)
      if (rows.length === 0) out.info(t('none'))
      out.printResult(rows, () =>
        rows.length === 0
          ? []
          : tableLines(rows, [
              { title: t('columnInstance'), of: ({ instance }) => instance },
              { title: t('columnKind'), of: ({ kind }) => kind },
              { title: t('columnState'), of: ({ state }) => office(`integrations.state.${state}`) },
              { title: t('columnSince'), of: ({ since }) => moment(toSeasonTime(since)) },
              { title: t('columnLatency'), of: ({ latency }) => p95(latency), align: 'right' },
              {
                title: t('columnNote'),
                of: (one) => (one.pause === null ? noteOf(one) : t('paused', one.pause)),
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
  const t = translator('plugins', locale)
  plugins
    .command('check')
    .description(t('check'))
    .argument('[instance]', t('checkInstance'))
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
      if (checked.some((one) => one.is === 'down')) context.setExitCode(exits.someFailed)
      out.printResult(checked, () => checked.map((one) => healthLine(one, t)))
    })
}

interface Health {
  readonly instance: string
  readonly is: 'up' | 'down'
  readonly note?: string
  readonly why?: string
  readonly fix?: string
}

function healthLine({ instance, is, note, why, fix }: Health, t: Translate<'plugins'>): string {
  const more = [why ?? note, fix].filter((one) => one !== undefined && one !== '')
  return [`${is === 'up' ? '✓' : '✗'} ${instance}: ${t(is)}`, ...more].join(' · ')
}

function addPause(plugins: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('plugins', locale)
  plugins
    .command('pause')
    .description(t('pause'))
    .argument('<instance>', t('instance'))
    .requiredOption('--reason <text>', t('reason'))
    .addHelpText(
      'after',
      examples(locale, ['matricula plugins pause payments.card --reason "mantenimiento del banco"']),
    )
    .action(async (instance: string, { reason }: { reason: string }) => {
      const [{ unwrap }, { knownInstances }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../tasks/plugins/known-instance.ts'),
      ])
      const hub = await context.hub()
      await knownInstances(hub, instance, locale)
      const params = { path: { instance } }
      const paused = await unwrap(hub.api.POST('/api/plugins/{instance}/pause', { params, body: { reason } }))
      out.printResult(paused, () => [t('pauseDone', { instance })])
    })
}

function addResume(plugins: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('plugins', locale)
  plugins
    .command('resume')
    .description(t('resume'))
    .argument('<instance>', t('instance'))
    .addHelpText('after', examples(locale, ['matricula plugins resume payments.card']))
    .action(async (instance: string) => {
      const [{ unwrap }, { knownInstances }] = await Promise.all([
        import('@matricula/hub/api/answers'),
        import('../tasks/plugins/known-instance.ts'),
      ])
      const hub = await context.hub()
      await knownInstances(hub, instance, locale)
      const call = hub.api.POST('/api/plugins/{instance}/resume', { params: { path: { instance } } })
      const resumed = { instance, ...(await unwrap(call)) }
      if (resumed.is === 'down') context.setExitCode(exits.someFailed)
      out.printResult(resumed, (one) => [healthLine(one, t)])
    })
}

function addNew(plugins: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('plugins', locale)
  plugins
    .command('new')
    .description(t('new'))
    .addArgument(new Argument('<kind>', t('kind')).choices(kinds))
    .argument('<name>', t('name'))
    .option('--dir <folder>', t('dir'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula plugins new payments payments-wompi',
        'matricula plugins new notices notices-twilio --dir ../plugins',
      ]),
    )
    .action(async (kind: Kind, name: string, flags: { dir?: string }) => {
      const { newPlugin, packContract } = await import('../tasks/plugins/new-plugin.ts')
      const made = await newPlugin({ kind, name, dir: flags.dir ?? null, locale })
      out.printResult(made, ({ folder, files }) => [
        t('made', { folder }),
        ...files.map((file) => `  ${file}`),
      ])
      out.info(
        '',
        t('nextSteps'),
        ...(made.isInCheckout ? [] : [`  ${t('stepPack', { command: packContract(made.folder) })}`]),
        `  ${t('stepInstall')}`,
        ...(made.isInCheckout ? [`  ${t('stepReference', { name })}`] : []),
        `  ${t('stepTest', { test: made.test })}`,
        `  ${t('stepConfig', { name })}`,
      )
    })
}
