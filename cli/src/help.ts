import type { Command, HelpConfiguration, Option } from 'commander'
import { type Locale, type Translate, translator } from './i18n.ts'

/** The help's own words in the reader's language. */
export function helpIn(locale: Locale): HelpConfiguration {
  const t = translator('main', locale)
  const titles: Readonly<Record<string, string>> = {
    'Usage:': t('usage'),
    'Options:': t('options'),
    'Global Options:': t('globalOptions'),
    'Commands:': t('commands'),
    'Arguments:': t('arguments'),
  }
  return {
    showGlobalOptions: true,
    sortOptions: false,
    styleTitle: (title) => titles[title] ?? title,
    styleUsage: (usage) =>
      usage.replace('[options]', t('usageOptions')).replace('[command]', t('usageCommand')),
    optionDescription: (option) => describe(option, t),
  }
}

function describe(option: Option, t: Translate<'main'>): string {
  const { argChoices, defaultValue, defaultValueDescription } = option
  const notes = [
    ...(argChoices === undefined ? [] : [t('choices', { values: argChoices.join(', ') })]),
    ...(defaultValue === undefined || defaultValue === false
      ? []
      : [t('byDefault', { value: defaultValueDescription ?? String(defaultValue) })]),
  ]
  return notes.length === 0 ? option.description : `${option.description} (${notes.join('; ')})`
}

/** The examples below a command's help; every command has some, and a test runs their commands through the parser. */
export function examples(locale: Locale, lines: readonly string[]): string {
  const t = translator('main', locale)
  return `\n${t('examples')}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

/** `matricula plugins list`. */
export function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}
