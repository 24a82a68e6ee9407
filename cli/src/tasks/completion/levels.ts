import type { Argument, Command, Option } from 'commander'

/** What may stand for a value: one of some words, a file's name, or what only the reader knows. */
export type Value =
  { readonly is: 'choices'; readonly choices: readonly string[] } | { readonly is: 'file' | 'text' }

export interface Flag {
  readonly long: string
  readonly short: string | null
  readonly description: string
  /** Null for a flag without a value. */
  readonly value: Value | null
}

/** One command as a shell completes it. */
export interface Level {
  /** `payments list`; empty for the program itself. */
  readonly path: string
  readonly commands: readonly { readonly name: string; readonly description: string }[]
  readonly flags: readonly Flag[]
  /** Its first argument, where it has one. */
  readonly value: Value | null
}

/** The whole tree, a level a command, each with the flags of the commands above it. */
export function levelsOf(command: Command, path = '', above: readonly Flag[] = []): readonly Level[] {
  const help = command.createHelp()
  const own = help.visibleOptions(command).flatMap(flagOf)
  const known = new Set(own.map(({ long }) => long))
  const flags = [...own, ...above.filter(({ long }) => !known.has(long))]
  const below = help.visibleCommands(command)
  const first = command.registeredArguments[0]
  const level: Level = {
    path,
    commands: below.map((one) => ({ name: one.name(), description: oneLine(one.description()) })),
    flags,
    value: first === undefined ? null : valueOf(first, first.name()),
  }
  return [
    level,
    ...below.flatMap((one) => levelsOf(one, path === '' ? one.name() : `${path} ${one.name()}`, flags)),
  ]
}

function flagOf(option: Option): readonly Flag[] {
  const { long, short, description, required, optional, flags } = option
  if (long === undefined || long === null) return []
  const value = required || optional ? valueOf(option, flags) : null
  return [{ long, short: short ?? null, description: oneLine(description), value }]
}

function valueOf({ argChoices }: Option | Argument, named: string): Value {
  if (argChoices !== undefined) return { is: 'choices', choices: argChoices }
  return { is: /file|folder|archivo|carpeta/i.test(named) ? 'file' : 'text' }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
