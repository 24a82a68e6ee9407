import type { components } from '@matricula/hub/api'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { uuid } from '../flags.ts'
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
      const [{ answerList }, { pageAnswered }, { inPerson }, { clip, moment }] = await Promise.all([
        import('../listing/answer-list.ts'),
        import('../hub/answered.ts'),
        import('../tasks/users/in-person.ts'),
        import('../output/cells.ts'),
      ])
      const hub = await context.hub()
      await answerList<components['schemas']['ApiKey']>(context, {
        flags: { page, limit, ...(all === true && { all }) },
        nothing: say('none'),
        ask: (part) =>
          inPerson(hub, locale, () =>
            pageAnswered(hub.api.GET('/api/keys', { params: { query: { ...filter, ...part } } })),
          ),
        columns: [
          { title: say('columnId'), of: ({ id }) => id },
          { title: say('columnName'), of: ({ name }) => clip(name, 16) },
          { title: say('columnRoles'), of: (row) => clip(row.roles.join(', '), 14) },
          { title: say('columnUsed'), of: ({ last_used_at }) => moment(last_used_at).slice(0, 10) },
          { title: say('columnState'), of: ({ revoked_at }) => say(revoked_at === null ? 'active' : 'off') },
        ],
      })
    })
}

function addAdd(keys: Command, context: Context): void {
  const { locale, out } = context
  const say = speaker(texts, locale)
  keys
    .command('add')
    .description(say('add'))
    .argument('<name>', say('name'))
    .requiredOption('--roles <roles>', say('roles', { roles: roles.join(', ') }), rolesReader(locale))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula keys add "cargue nocturno" --roles finance > clave.txt',
        'matricula keys add monitor --roles it --json',
      ]),
    )
    .action(async (name: string, { roles: given }: { roles: readonly Role[] }) => {
      const [{ answered }, { inPerson }] = await Promise.all([
        import('../hub/answered.ts'),
        import('../tasks/users/in-person.ts'),
      ])
      const hub = await context.hub()
      const body = { name, roles: [...given] }
      const issued = await inPerson(hub, locale, () => answered(hub.api.POST('/api/keys', { body })))
      out.answer(issued, ({ key }) => [key])
      out.talk(say('once', { id: issued.id }))
    })
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
