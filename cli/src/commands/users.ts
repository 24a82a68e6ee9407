import { staffRoles } from '@matricula/hub/api/lists'
import type { components } from '@matricula/hub/api'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import type { Hub } from '../hub/hub.ts'
import { type PageFlags, withPages } from '../listing/page-flags.ts'
import { newPassword } from './new-password.ts'
import { type Role, rolesReader, username } from './roles.ts'
import { translator } from '../i18n.ts'

type User = components['schemas']['StaffUser']

/** The accounts of the office; an administrator in person may see and change them. */
export function addUsers(program: Command, context: Context): void {
  const users = program.command('users')
  addList(users, context)
  addAdd(users, context)
  addChange(users, context)
  addSwitch(users, context, { name: 'disable', disabled: true, done: 'disabledDone' })
  addSwitch(users, context, { name: 'enable', disabled: false, done: 'enabledDone' })
  addClose(users, context)
}

function addList(users: Command, context: Context): void {
  const { locale } = context
  const t = translator('users', locale)
  const list = users
    .command('list')
    .description(t('list'))
    .addOption(new Option('--role <role>', t('role')).choices(staffRoles))
    .option('--disabled', t('disabled'))
    .option('--search <text>', t('search'))
  withPages(list, locale)
    .addHelpText(
      'after',
      examples(locale, ['matricula users list --role finance', 'matricula users list --disabled']),
    )
    .action(
      async ({
        page,
        limit,
        all,
        ...filter
      }: PageFlags & { role?: Role; disabled?: boolean; search?: string }) => {
        const [{ printList }, { unwrapPage }, { inPerson }] = await Promise.all([
          import('../listing/print-list.ts'),
          import('@matricula/hub/api/answers'),
          import('../tasks/users/in-person.ts'),
          import('../output/cells.ts'),
        ])
        const hub = await context.hub()
        await printList<User>(context, {
          flags: { page, limit, ...(all === true && { all }) },
          emptyMessage: t('none'),
          fetchPage: (part) =>
            inPerson(hub, locale, () =>
              unwrapPage(hub.api.GET('/api/staff/users', { params: { query: { ...filter, ...part } } })),
            ),
          columns: [
            { title: t('columnUsername'), of: (row) => row.username, most: 24 },
            { title: t('columnName'), of: ({ name }) => name, most: 22 },
            { title: t('columnRoles'), of: (row) => row.roles.join(', '), most: 20 },
            { title: t('columnState'), of: ({ disabled }) => t(disabled ? 'off' : 'active') },
            { title: t('columnSource'), of: ({ source }) => t(source) },
          ],
        })
      },
    )
}

function addAdd(users: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('users', locale)
  users
    .command('add')
    .description(t('add'))
    .argument('<username>', t('username'), username)
    .requiredOption('--name <name>', t('name'))
    .requiredOption('--roles <roles>', t('roles', { roles: staffRoles.join(', ') }), rolesReader(locale))
    .option('--password-stdin', t('stdin'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula users add ana.rojas --name "Ana Rojas" --roles admissions,finance',
        'matricula users add robot --name Robot --roles it --password-stdin < clave.txt',
      ]),
    )
    .action(
      async (wanted: string, flags: { name: string; roles: readonly Role[]; passwordStdin?: boolean }) => {
        const password = await newPassword(context, {
          username: wanted,
          fromStdin: flags.passwordStdin === true,
        })
        const body = { username: wanted, name: flags.name, roles: [...flags.roles], password }
        const added = await administer(context, ({ api }) => api.POST('/api/staff/users', { body }))
        out.printResult(added, (one) => [t('added', { username: one.username, roles: one.roles.join(', ') })])
      },
    )
}

interface ChangeFlags {
  readonly name?: string
  readonly roles?: readonly Role[]
  readonly password?: boolean
  readonly passwordStdin?: boolean
}

function addChange(users: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('users', locale)
  users
    .command('change')
    .description(t('change'))
    .argument('<username>', t('username'), username)
    .option('--name <name>', t('name'))
    .option('--roles <roles>', t('roles', { roles: staffRoles.join(', ') }), rolesReader(locale))
    .addOption(new Option('--password', t('password')).conflicts('passwordStdin'))
    .option('--password-stdin', t('stdin'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula users change ana.rojas --roles finance',
        'matricula users change ana.rojas --password',
      ]),
    )
    .action(async (whose: string, { name, roles: given, password, passwordStdin }: ChangeFlags) => {
      const fromStdin = passwordStdin === true
      const isNew = fromStdin || password === true
      if (name === undefined && given === undefined && !isNew) {
        throw new UsageFault(t('nothing'), [t('nothingNext')])
      }
      const body = {
        ...(name !== undefined && { name }),
        ...(given !== undefined && { roles: [...given] }),
        ...(isNew && { password: await newPassword(context, { username: whose, fromStdin }) }),
      }
      const changed = await change(context, whose, body)
      out.printResult(changed, (one) => [t('changed', { username: one.username })])
    })
}

interface Switch {
  readonly name: 'disable' | 'enable'
  readonly disabled: boolean
  readonly done: 'disabledDone' | 'enabledDone'
}

function addSwitch(users: Command, context: Context, { name, disabled, done }: Switch): void {
  const { locale, out } = context
  const t = translator('users', locale)
  users
    .command(name)
    .description(t(name === 'disable' ? 'disable' : 'enable'))
    .argument('<username>', t('username'), username)
    .addHelpText('after', examples(locale, [`matricula users ${name} ana.rojas`]))
    .action(async (whose: string) => {
      const changed = await change(context, whose, { disabled })
      out.printResult(changed, (one) => [t(done, { username: one.username })])
    })
}

function addClose(users: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('users', locale)
  users
    .command('sessions-close')
    .description(t('close'))
    .argument('<username>', t('username'), username)
    .addHelpText('after', examples(locale, ['matricula users sessions-close ana.rojas']))
    .action(async (whose: string) => {
      const params = { path: { username: whose } }
      await administer(context, ({ api }) => api.DELETE('/api/staff/users/{username}/sessions', { params }))
      out.printResult({ username: whose }, () => [t('closed', { username: whose })])
    })
}

function change(
  context: Context,
  whose: string,
  body: components['schemas']['StaffUserChange'],
): Promise<User> {
  const params = { path: { username: whose } }
  return administer(context, ({ api }) => api.PATCH('/api/staff/users/{username}', { params, body }))
}

/** A call that only an administrator in person may make. */
async function administer<T>(
  context: Context,
  call: (hub: Hub) => Promise<{ data?: T; response: Response }>,
): Promise<T> {
  const [{ unwrap }, { inPerson }] = await Promise.all([
    import('@matricula/hub/api/answers'),
    import('../tasks/users/in-person.ts'),
  ])
  const hub = await context.hub()
  return inPerson(hub, context.locale, () => unwrap(call(hub)))
}
