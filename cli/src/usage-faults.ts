import type { Command, CommanderError, Option } from 'commander'
import { distance } from 'fastest-levenshtein'
import { UsageFault } from './faults.ts'
import type { Rule } from './flags.ts'
import { groups } from './groups.ts'
import { pathOf } from './help.ts'
import { texts } from './texts/main.ts'
import { type Locale, type Translate, translator } from './i18n.ts'

/** What commander found wrong with a command, said in the reader's language with the nearest right word. */
export function usageFaultOf(
  error: Pick<CommanderError, 'code' | 'message'>,
  command: Command,
  { words, locale }: { readonly words: readonly string[]; readonly locale: Locale },
): UsageFault {
  const t = translator(texts, locale)
  const [first = '', second = ''] = [...error.message.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)
  const help = t('helpNext', { command: pathOf(command) })
  const meant = (known: readonly string[]) => {
    const name = nearest(first, known)
    return name === null ? [help] : [t('meant', { name }), help]
  }
  switch (error.code) {
    case 'commander.unknownCommand':
      return new UsageFault(t('unknownCommand', { name: first }), meant(namesOf(command)))
    case 'commander.unknownOption': {
      // Where a command is expected, a flag behind a word nobody knows says nothing of the word.
      const [word = '-'] = command.args
      if (command.commands.length > 0 && !word.startsWith('-')) {
        const unknown = { code: 'commander.unknownCommand', message: `'${word}'` }
        return usageFaultOf(unknown, command, { words, locale })
      }
      return new UsageFault(t('unknownOption', { name: first }), meant(flagsOf(command)))
    }
    case 'commander.missingArgument':
      return new UsageFault(t('missingArgument', { name: `<${first}>` }), [help])
    case 'commander.missingMandatoryOptionValue': {
      // What is missing may stand there, misspelt; commander looks at that only later.
      const unknownWord = unknownFlag(words, command)
      if (unknownWord === null) return new UsageFault(t('missingOption', { name: first }), [help])
      const unknown = { code: 'commander.unknownOption', message: `'${unknownWord}'` }
      return usageFaultOf(unknown, command, { words, locale })
    }
    case 'commander.optionMissingArgument':
      return new UsageFault(t('missingValue', { name: first }), [help])
    case 'commander.excessArguments':
      return new UsageFault(t('excess', { value: command.args.at(-1) ?? '' }), [help])
    case 'commander.conflictingOption':
      return new UsageFault(t('conflict', { one: first, other: second }), [help])
    case 'commander.invalidArgument': {
      // Of an option its name comes first, of an argument what was written.
      const [name, value] = /command-argument/.test(error.message) ? [second, first] : [first, second]
      const choices = [...command.options, ...command.registeredArguments].find(
        (one) => nameOf(one) === name,
      )?.argChoices
      const rule =
        choices === undefined ? ruleIn(error.message, t) : t('ruleChoices', { values: choices.join(', ') })
      const said = rule === null ? t('badValue', { name, value }) : t('badValueRule', { name, value, rule })
      return new UsageFault(said, [help])
    }
    default:
      return new UsageFault(t('badUsage', { message: error.message }), [help])
  }
}

/** The sentence of the rule that a reader of values has put into commander's message. */
function ruleIn(message: string, t: Translate<keyof typeof texts.es>): string | null {
  const [written] = /\{.*\}$/.exec(message) ?? []
  if (written === undefined) return null
  const { rule, values }: { rule: Rule; values: Record<string, number> } = JSON.parse(written)
  return t(`rule_${rule}`, values)
}

/** The nearest of some words, unless even that one is far from what was written. */
export function nearest(written: string, known: readonly string[]): string | null {
  const close = known
    .map((name) => ({ name, far: distance(written, name) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(Math.max(name.length, written.length) / 3)))
    .sort((one, other) => one.far - other.far)
  return close[0]?.name ?? null
}

function namesOf(command: Command): readonly string[] {
  // Of the program only what the words may have meant is loaded.
  if (command.parent === null) return groups.flatMap(({ names }) => names)
  return command.commands.map((one) => one.name())
}

function flagsOf(command: Command): readonly string[] {
  const inherited = command.parent === null ? [] : flagsOf(command.parent)
  return [...command.options.flatMap(({ long }) => (long === undefined ? [] : [long])), ...inherited]
}

function unknownFlag(words: readonly string[], command: Command): string | null {
  const known = [...flagsOf(command), '--help', '--version']
  const flags = words.flatMap((word) => /^--\w[^=]*/.exec(word) ?? [])
  return flags.find((flag) => !known.includes(flag)) ?? null
}

function nameOf(one: Option | { name(): string }): string {
  return 'flags' in one ? one.flags : one.name()
}
