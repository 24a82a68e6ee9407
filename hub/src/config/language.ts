import type { Locale } from './texts.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What MATRICULA_LANG names and this program does not speak. How the system calls its own language is not judged. */
export function unknownLanguage({ MATRICULA_LANG: named = '' }: Environment): string | null {
  return /^(?:es|en)(?:[-_.]|$)|^$/i.test(named) ? null : named
}

/**
 * In which language what is wrong at start is told: Spanish unless the environment asks for English, as the command
 * line.
 */
export function languageOf(environment: Environment = process.env): Locale {
  const asked = ['MATRICULA_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'].find((name) => environment[name])
  return /^en\b|^en_/i.test(environment[asked ?? ''] ?? '') ? 'en' : 'es-CO'
}
