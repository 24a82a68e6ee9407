import { text } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { Interrupted, UsageFault } from '../faults.ts'
import { translator } from '../i18n.ts'

interface PasswordPromptOptions {
  readonly username: string
  readonly fromStdin: boolean
}

/** A new password, asked for twice or read from standard input; never a word of the command. */
export async function newPassword(
  context: Context,
  { username, fromStdin }: PasswordPromptOptions,
): Promise<string> {
  const t = translator('users', context.locale)
  const password = fromStdin
    ? (await text(context.terminal.stdin)).replace(/\r?\n$/, '')
    : await promptTwice(context, username)
  if (password.length < 10 || password.length > 200) throw new UsageFault(t('short'), [t('shortNext')])
  return password
}

async function promptTwice(context: Context, username: string): Promise<string> {
  const t = translator('users', context.locale)
  if (!context.isInteractive) throw new UsageFault(t('noAsk'), [t('noAskNext')])
  const { default: password } = await import('@inquirer/password')
  const { stdin: input, stderr: output } = context.terminal
  const prompt = (message: string) =>
    password({ message, mask: '•' }, { input, output, signal: context.signal }).catch((cause: unknown) => {
      throw new Interrupted(translator('hub', context.locale)('interrupted'), [], { cause })
    })
  const first = await prompt(t('ask', { username }))
  if ((await prompt(t('again'))) !== first) throw new UsageFault(t('differ'))
  return first
}
