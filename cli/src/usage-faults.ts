import type { Command, CommanderError, Option } from 'commander'
import { UsageFault } from './faults.ts'
import type { Rule } from './flags.ts'
import { pathOf } from './help.ts'
import { nearest } from './nearest.ts'
import { type Locale, type Translate, translator } from './i18n.ts'

/** What commander found wrong with a command, said in the reader's language with the nearest right word. */
export function usageFaultOf(
  error: Pick<CommanderError, 'code' | 'message'>,
  command: Command,
  locale: Locale,
): UsageFault {
  const t = translator('main', locale)
  const [first = '', second = ''] = [...error.message.matchAll(/'([^']*)'/g)].map(([, name = '']) => name)
  const help = t('helpNext', { command: pathOf(command) })
  const [, meant = null] = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message) ?? []
  const next = (name: string | null) => (name === null ? [help] : [t('meant', { name }), help])
  switch (error.code) {
    case 'commander.unknownCommand':
      return new UsageFault(t('unknownCommand', { name: first }), next(meant))
    case 'commander.unknownOption':
      return new UsageFault(t('unknownOption', { name: first }), next(meant))
    case 'commander.missingArgument':
      return new UsageFault(t('missingArgument', { name: `<${first}>` }), [help])
    case 'commander.missingMandatoryOptionValue': {
      // What is missing may stand there, misspelt; commander looks at that only later.
      const unknown = command.args.find((word) => word.startsWith('--'))
      return unknown === undefined
        ? new UsageFault(t('missingOption', { name: first }), [help])
        : new UsageFault(t('unknownOption', { name: unknown }), next(nearest(unknown, flagsOf(command))))
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
function ruleIn(message: string, t: Translate<'main'>): string | null {
  const [written] = /\{.*\}$/.exec(message) ?? []
  if (written === undefined) return null
  const { rule, values }: { rule: Rule; values: Record<string, number> } = JSON.parse(written)
  return t(`rule_${rule}`, values)
}

function flagsOf(command: Command): readonly string[] {
  return command.options.flatMap(({ long }) => long ?? [])
}

function nameOf(one: Option | { name(): string }): string {
  return 'flags' in one ? one.flags : one.name()
}
