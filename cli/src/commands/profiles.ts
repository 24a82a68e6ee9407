import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { UsageFault } from '../faults.ts'
import { examples } from '../help.ts'
import { placesOf } from '../profiles/places.ts'
import { readProfiles, withoutProfile, withProfile, writeProfiles } from '../profiles/profiles.ts'
import { own } from '../own.ts'
import { translator } from '../i18n.ts'

/** Who works at which hub: login, logout, whoami and profile. */
export function addProfiles(program: Command, context: Context): void {
  addLogin(program, context)
  addLogout(program, context)
  addWhoAmI(program, context)
  addProfile(program, context)
}

function addLogin(program: Command, context: Context): void {
  const { environment, locale, out, signal } = context
  const t = translator('profiles', locale)
  program
    .command('login')
    .requiredOption('-u, --user <user>', t('loginUser'))
    .option('--name <name>', t('loginName'))
    .option('--password-stdin', t('loginStdin'))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula login --user sistemas',
        'matricula login --hub https://matricula.colegio.edu.co --user sistemas --name colegio',
      ]),
    )
    .action(async (flags: { user: string; name?: string; passwordStdin?: boolean }, command: Command) => {
      const [{ signIn }, { chooseHub }] = await Promise.all([
        import('../tasks/profiles/sign-in.ts'),
        import('../profiles/choose-hub.ts'),
      ])
      const { url } = await chooseHub({ hub: command.optsWithGlobals()['hub'] }, environment, locale)
      const password = flags.passwordStdin
        ? await passwordIn(context)
        : await askPassword(context, { user: flags.user, url })
      const { profile, roles } = await signIn({ url, locale, signal, user: flags.user, password })
      const name = flags.name ?? new URL(url).host
      const { profiles: folder } = placesOf(environment)
      await writeProfiles(folder, withProfile(readProfiles(folder), name, profile))
      out.printResult({ profile: name, hub: url, user: flags.user, roles }, () => [
        t('loginDone', { user: flags.user, url, name, roles: roles.join(', ') }),
      ])
    })
}

async function passwordIn({ terminal }: Context): Promise<string> {
  const { text } = await import('node:stream/consumers')
  return (await text(terminal.stdin)).replace(/\r?\n$/, '')
}

async function askPassword(context: Context, { user, url }: { user: string; url: string }): Promise<string> {
  const t = translator('profiles', context.locale)
  if (!context.isInteractive) {
    throw new UsageFault(t('passwordStdin'), [t('passwordStdinNext', { user })])
  }
  const { default: password } = await import('@inquirer/password')
  const { stdin: input, stderr: output } = context.terminal
  return password({ message: t('password', { user, url }), mask: '•' }, { input, output })
}

function addLogout(program: Command, context: Context): void {
  const { environment, locale, out } = context
  const t = translator('profiles', locale)
  program
    .command('logout')
    .addHelpText('after', examples(locale, ['matricula logout', 'matricula logout --profile colegio']))
    .action(async (_flags, command: Command) => {
      const folder = placesOf(environment).profiles
      const kept = readProfiles(folder)
      const name: string | null = command.optsWithGlobals()['profile'] ?? environment.profile ?? kept.current
      if (name === null || own(kept.profiles, name) === undefined) throw new UsageFault(t('logoutNone'))
      const { api } = await context.hub()
      await api.DELETE('/api/session')
      await writeProfiles(folder, withoutProfile(kept, name))
      out.printResult({ profile: name }, () => [t('logoutDone', { name })])
    })
}

function addWhoAmI(program: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('profiles', locale)
  program
    .command('whoami')
    .addHelpText('after', examples(locale, ['matricula whoami', 'matricula whoami --json']))
    .action(async () => {
      const { unwrap } = await import('@matricula/hub/api/answers')
      const hub = await context.hub()
      const { kind, name, roles } = await unwrap(hub.api.GET('/api/session'))
      const fault = kind === 'anonymous' ? hub.whyUnknown() : null
      if (fault !== null) throw fault
      out.printResult({ hub: hub.url, kind, name, roles }, () => [
        `${kind === 'anonymous' ? t('nobody') : name} · ${hub.url}`,
        ...(roles.length > 0 ? [`${t('columnRoles')}: ${roles.join(', ')}`] : []),
      ])
    })
}

function addProfile(program: Command, context: Context): void {
  const { environment, locale, out } = context
  const t = translator('profiles', locale)
  const folder = placesOf(environment).profiles
  const profile = program.command('profile')
  profile
    .command('list')
    .description(t('profileList'))
    .addHelpText('after', examples(locale, ['matricula profile list']))
    .action(async () => {
      const { current, profiles } = readProfiles(folder)
      const rows = Object.entries(profiles).map(([name, { hub, user }]) => ({
        name,
        hub,
        user,
        current: name === current,
      }))
      if (rows.length === 0) {
        out.info(t('noProfiles'))
        out.printResult(rows, () => [])
        return
      }
      const { tableLines } = await import('../output/table.ts')
      out.printResult(rows, () =>
        tableLines(rows, [
          { title: t('columnName'), of: ({ name, current }) => `${current ? '* ' : '  '}${name}` },
          { title: t('columnHub'), of: ({ hub }) => hub },
          { title: t('columnUser'), of: ({ user }) => user },
        ]),
      )
    })
  profile
    .command('use')
    .description(t('profileUse'))
    .argument('<name>', t('profileName'))
    .addHelpText('after', examples(locale, ['matricula profile use colegio']))
    .action(async (name: string) => {
      const kept = readProfiles(folder)
      if (own(kept.profiles, name) === undefined) {
        throw new UsageFault(t('noProfile', { name }), [t('noProfileNext', { name })])
      }
      await writeProfiles(folder, { ...kept, current: name })
      out.printResult({ profile: name }, () => [t('profileUsed', { name })])
    })
}
