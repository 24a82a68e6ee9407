import type { Command, HelpConfiguration, Option } from 'commander'
import { texts } from './texts/main.ts'
import { type Locale, speaker } from './words.ts'

/** The help's own words in the reader's language. */
export function helpIn(locale: Locale): HelpConfiguration {
  const say = speaker(texts, locale)
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('usage'),
    'Options:': say('options'),
    'Global Options:': say('globalOptions'),
    'Commands:': say('commands'),
    'Arguments:': say('arguments'),
  }
  return {
    showGlobalOptions: true,
    sortOptions: false,
    styleTitle: (title) => titles[title] ?? title,
    styleUsage: (usage) =>
      usage.replace('[options]', say('usageOptions')).replace('[command]', say('usageCommand')),
    optionDescription: (option) => describe(option, say),
  }
}

function describe(option: Option, say: ReturnType<typeof speaker<keyof typeof texts.es>>): string {
  const { argChoices, defaultValue, defaultValueDescription } = option
  const notes = [
    ...(argChoices === undefined ? [] : [say('choices', { values: argChoices.join(', ') })]),
    ...(defaultValue === undefined || defaultValue === false
      ? []
      : [say('byDefault', { value: defaultValueDescription ?? String(defaultValue) })]),
  ]
  return notes.length === 0 ? option.description : `${option.description} (${notes.join('; ')})`
}

/** The examples below a command's help; every command has some, and a test runs their commands through the parser. */
export function examples(locale: Locale, lines: readonly string[]): string {
  const say = speaker(texts, locale)
  return `\n${say('examples')}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** `matricula plugins list`. */
export function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}
