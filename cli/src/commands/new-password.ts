import { text } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { Interrupted, UsageFault } from '../faults.ts'
import { texts as hubTexts } from '../texts/hub.ts'
import { texts } from '../texts/users.ts'
import { speaker } from '../words.ts'

interface Asking {
  readonly username: string
  readonly fromStdin: boolean
}

/** A new password, asked for twice or read from standard input; never a word of the command. */
export async function newPassword(context: Context, { username, fromStdin }: Asking): Promise<string> {
  const say = speaker(texts, context.locale)
  const password = fromStdin
    ? (await text(context.terminal.stdin)).replace(/\r?\n$/, '')
    : await askTwice(context, username)
  if (password.length < 10 || password.length > 200) throw new UsageFault(say('short'), [say('shortNext')])
  return password
}

async function askTwice(context: Context, username: string): Promise<string> {
  const say = speaker(texts, context.locale)
  if (!context.isInteractive) throw new UsageFault(say('noAsk'), [say('noAskNext')])
  const { default: prompt } = await import('@inquirer/password')
  const { stdin: input, stderr: output } = context.terminal
  const ask = (message: string) =>
    prompt({ message, mask: '•' }, { input, output, signal: context.signal }).catch((cause: unknown) => {
      throw new Interrupted(speaker(hubTexts, context.locale)('interrupted'), [], { cause })
    })
  const first = await ask(say('ask', { username }))
  if ((await ask(say('again'))) !== first) throw new UsageFault(say('differ'))
  return first
}
