import { languageOf } from './language.ts'
import { fillSentence } from './sentence.ts'
import type { Locale } from './texts.ts'

export interface UsageMessage {
  readonly text: string
  readonly exit: 0 | 2
}

/** What a program tells instead of starting when words follow its name; null where there are none. */
export function answerTo(
  program: 'main' | 'worker',
  words: readonly string[],
  locale: Locale = languageOf(),
): UsageMessage | null {
  const [argument] = words
  if (argument === undefined) return null
  const told = sentences[locale]
  const usage = [fillSentence(told.usage, locale, { program }), told[program], told.settings].join('\n\n')
  if (words.includes('--help') || words.includes('-h')) return { text: usage, exit: 0 }
  return { text: `${unexpected(argument, locale)}\n\n${usage}`, exit: 2 }
}

/** That a program has no use for a word after its name. */
export function unexpected(argument: string, locale: Locale = languageOf()): string {
  return fillSentence(sentences[locale].unexpected, locale, { argument })
}

const es = {
  usage: 'Uso: node hub/dist/program/{program}.js [-h | --help]',
  main: 'Inicia el hub y escribe la dirección en la que escucha.',
  worker: 'Inicia un worker, que consulta los pagos y hace los envíos; las páginas las atiende el hub.',
  settings: 'Se configura con los archivos de config/ y las variables de entorno que ellos nombran.',
  unexpected: 'Argumento de más: «{argument}».',
}

const en: typeof es = {
  usage: 'Usage: node hub/dist/program/{program}.js [-h | --help]',
  main: 'Starts the hub and writes the address it listens at.',
  worker: 'Starts a worker, which asks about payments and makes transfers; the hub serves the pages.',
  settings: 'It is configured by the files in config/ and the environment variables that they name.',
  unexpected: 'Unexpected argument: "{argument}".',
}

const sentences: Readonly<Record<Locale, typeof es>> = { 'es-CO': es, en }
