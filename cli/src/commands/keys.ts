import type { components } from '@matricula/hub/api'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { daysOrNever, uuid } from '../flags.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { texts } from '../texts/keys.ts'
import { speaker } from '../words.ts'
import { type Role, roles, rolesReader } from './roles.ts'

/** The keys by which machines call the hub; an administrator in person makes and revokes them. */
export function addKeys(program: Command, context: Context): void {
  const keys = program.command('keys')
  addList(keys, context)
  addAdd(keys, context)
  addRevoke(keys, context)
}

function addList(keys: Command, context: Context): void {
  const { locale } = context
  const say = speaker(texts, locale)
  const list = keys
    .command('list')
    .description(say('list'))
    .option('--revoked', say('revoked'))
    .option('--search <text>', say('search'))
  withPages(list, locale)
    .addHelpText('after', examples(locale, ['matricula keys list', 'matricula keys list --revoked --json']))
    .action(async ({ page, limit, all, ...filter }: PageFlags & { revoked?: boolean; search?: string }) => {
      const [{ answerList }, { pageAnswered }, { toSeasonOf }, { inPerson }, { moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../hub/season-time.ts'),
        import('../tasks/users/in-person.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      const toSeason = await toSeasonOf(context, hub)
      const dayOf = (at: string | null) => (at === null ? say('never') : moment(toSeason(at)).slice(0, 10))
      await answerList<components['schemas']['ApiKey']>(context, {
        flags: { page, limit, ...(all === true && { all }) },
        nothing: say('none'),
        ask: (part) =>
          inPerson(hub, locale, () =>
            pageAnswered(hub.api.GET('/api/keys', { params: { query: { ...filter, ...part } } })),
          ),
        columns: [
          { title: say('columnId'), of: ({ id }) => id },
          { title: say('columnName'), of: ({ name }) => name, most: 16 },
          { title: say('columnRoles'), of: (row) => row.roles.join(', '), most: 14 },
          { title: say('columnUsed'), of: ({ last_used_at }) => moment(toSeason(last_used_at)).slice(0, 10) },
          { title: say('columnExpires'), of: ({ expires_at }) => dayOf(expires_at) },
          { title: say('columnState'), of: (key) => say(stateOf(key, new Date())) },
        ],
      })
    })
}

function stateOf(
  { revoked_at: revoked, expires_at: expires }: components['schemas']['ApiKey'],
  now: Date,
): 'off' | 'expired' | 'active' {
  if (revoked !== null) return 'off'
  return expires !== null && expires <= now.toISOString() ? 'expired' : 'active'
}

const longestDays = 730

function addAdd(keys: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  keys
    .command('add')
    .description(say('add'))
    .argument('<name>', say('name'))
    .requiredOption('--roles <roles>', say('roles', { roles: roles.join(', ') }), rolesReader(locale))
    .option('--days <days>', say('days', { most: longestDays }), daysOrNever(longestDays))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula keys add "cargue nocturno" --roles finance > clave.txt',
        'matricula keys add prometheus --roles metrics --days 365 --json',
      ]),
    )
    .action(
      async (name: string, { roles: given, days }: { roles: readonly Role[]; days?: number | null }) => {
        const [{ answered }, { toSeasonOf }, { moment }, { inPerson }] = await Promise.all([
          import('../hub/answered.ts'),
          import('../hub/season-time.ts'),
          import('../output/cells.ts'),
          import('../tasks/users/in-person.ts'),
        ])
        const hub = await context.hub()
        const body = { name, roles: [...given], ...(days !== undefined && { days }) }
        const issued = await inPerson(hub, locale, () => answered(hub.api.POST('/api/keys', { body })))
        out.answer(issued, ({ key }) => [key])
        out.talk(say('once', { id: issued.id }))
        const { expires_at: expires } = issued
        const toSeason = await toSeasonOf(context, hub)
        const until = expires === null ? null : moment(toSeason(expires)).slice(0, 10)
        out.talk(until === null ? say('forEver') : say('until', { day: until }))
      },
    )
}

function addRevoke(keys: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  keys
    .command('revoke')
    .description(say('revoke'))
    .argument('<id>', say('id'), uuid)
    .addHelpText('after', examples(locale, ['matricula keys revoke 0b0c8a52-2f0e-4d1f-9a3a-6f1f0c9d7e11']))
    .action(async (id: string) => {
      const { inPerson } = await import('../tasks/users/in-person.ts')
      const hub = await context.hub()
      await inPerson(hub, locale, () => hub.api.DELETE('/api/keys/{id}', { params: { path: { id } } }))
      out.answer({ id }, () => [say('done', { id })])
    })
}
