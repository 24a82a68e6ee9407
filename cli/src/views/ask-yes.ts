import { createInterface } from 'node:readline/promises'
import type { Context } from '../context.ts'
import type { Locale } from '../i18n.ts'

const hints: Readonly<Record<Locale, string>> = { es: 's/N', en: 'y/N' }

/** Whether the reader said yes, in either language; Enter, Ctrl-C, Ctrl-D and `signal` are no. */
export async function askYes(
  { terminal: { stdin, stderr }, locale }: Pick<Context, 'terminal' | 'locale'>,
  question: string,
  signal: AbortSignal,
): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr })
  const left = new AbortController()
  lines.once('SIGINT', () => left.abort()).once('close', () => left.abort())
  try {
    const answer = await lines.question(`${question} (${hints[locale]}) `, {
      signal: AbortSignal.any([signal, left.signal]),
    })
    return isYes(answer)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error
    stderr.write('\n')
    return false
  } finally {
    lines.close()
  }
}

export function isYes(answer: string): boolean {
  return /^(s|si|sí|y|yes)$/i.test(answer.trim())
}
