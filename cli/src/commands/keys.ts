import { staffRoles } from '@matricula/hub/api/lists'
import type { components } from '@matricula/hub/api'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { daysOrNever, uuid } from '../flags.ts'
import { examples } from '../help.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { type Role, rolesReader } from './roles.ts'
import { translator } from '../i18n.ts'

/** The keys by which machines call the hub; an administrator in person makes and revokes them. */
export function addKeys(program: Command, context: Context): void {
  const keys = program.command('keys')
  addList(keys, context)
  addAdd(keys, context)
  addRevoke(keys, context)
}

function addList(keys: Command, context: Context): void {
  const { locale } = context
  const t = translator('keys', locale)
  const list = keys
    .command('list')
    .description(t('list'))
    .option('--revoked', t('revoked'))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText('after', examples(locale, ['matricula keys list', 'matricula keys list --revoked --json']))
    .action(async ({ page, limit, all, ...filter }: PageFlags & { revoked?: boolean; search?: string }) => {
      const [{ printList }, { unwrapPage }, { readSeasonTime }, { inPerson }, { moment }] = await Promise.all(
        [
          import('../listing/print-list.ts'),
          import('@matricula/hub/api/answers'),
          import('../hub/season-time.ts'),
          import('../tasks/users/in-person.ts'),
          import('../output/cells.ts'),
        ],
      )
      const hub = await context.hub()
      const toSeasonTime = await readSeasonTime(context, hub)
      const dayOf = (at: string | null) => (at === null ? t('never') : moment(toSeasonTime(at)).slice(0, 10))
      await printList<components['schemas']['ApiKey']>(context, {
        flags: { page, limit, ...(all === true && { all }) },
        emptyMessage: t('none'),
        fetchPage: (part) =>
          inPerson(hub, locale, () =>
            unwrapPage(hub.api.GET('/api/keys', { params: { query: { ...filter, ...part } } })),
          ),
        columns: [
          { title: t('columnId'), of: ({ id }) => id },
          { title: t('columnName'), of: ({ name }) => name, most: 16 },
          { title: t('columnRoles'), of: (row) => row.roles.join(', '), most: 14 },
          {
            title: t('columnUsed'),
            of: ({ last_used_at }) => moment(toSeasonTime(last_used_at)).slice(0, 10),
          },
          { title: t('columnExpires'), of: ({ expires_at }) => dayOf(expires_at) },
          { title: t('columnState'), of: (key) => t(stateOf(key, new Date())) },
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
  const t = translator('keys', locale)
  keys
    .command('add')
    .description(t('add'))
    .argument('<name>', t('name'))
    .requiredOption('--roles <roles>', t('roles', { roles: staffRoles.join(', ') }), rolesReader(locale))
    .option('--days <days>', t('days', { most: longestDays }), daysOrNever(longestDays))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula keys add "cargue nocturno" --roles finance > clave.txt',
        'matricula keys add prometheus --roles metrics --days 365 --json',
      ]),
    )
    .action(
      async (name: string, { roles: given, days }: { roles: readonly Role[]; days?: number | null }) => {
        const [{ unwrap }, { readSeasonTime }, { moment }, { inPerson }] = await Promise.all([
          import('@matricula/hub/api/answers'),
          import('../hub/season-time.ts'),
          import('../output/cells.ts'),
          import('../tasks/users/in-person.ts'),
        ])
        const hub = await context.hub()
        const body = { name, roles: [...given], ...(days !== undefined && { days }) }
        const issued = await inPerson(hub, locale, () => unwrap(hub.api.POST('/api/keys', { body })))
        out.printResult(issued, ({ key }) => [key])
        out.info(t('once', { id: issued.id }))
        const { expires_at: expires } = issued
        const toSeasonTime = await readSeasonTime(context, hub)
        const until = expires === null ? null : moment(toSeasonTime(expires)).slice(0, 10)
        out.info(until === null ? t('forEver') : t('until', { day: until }))
      },
    )
}

function addRevoke(keys: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('keys', locale)
  keys
    .command('revoke')
    .description(t('revoke'))
    .argument('<id>', t('id'), uuid)
    .addHelpText('after', examples(locale, ['matricula keys revoke 0b0c8a52-2f0e-4d1f-9a3a-6f1f0c9d7e11']))
    .action(async (id: string) => {
      const { inPerson } = await import('../tasks/users/in-person.ts')
      const hub = await context.hub()
      await inPerson(hub, locale, () => hub.api.DELETE('/api/keys/{id}', { params: { path: { id } } }))
      out.printResult({ id }, () => [t('done', { id })])
    })
}
