import { PassThrough } from 'node:stream'
import type { Command } from 'commander'
import type { Context } from '../../src/context.ts'
import { openOut } from '../../src/output/out.ts'
import { buildProgram } from '../../src/program.ts'
import type { Locale } from '../../src/i18n.ts'

/** The whole command tree, with nobody behind it. */
export function wholeTree(locale: Locale = 'es'): Promise<Command> {
  const terminal = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const context: Context = {
    locale,
    terminal,
    environment: {
      hub: null,
      key: null,
      profile: null,
      language: null,
      locale,
      home: null,
      isCi: true,
      isColourless: true,
      debug: false,
      whole: {},
    },
    signal: new AbortController().signal,
    isInteractive: false,
    out: openOut(terminal, { isJson: false, isColourless: true }),
    hub: () => Promise.reject(new Error('a tree has no hub')),
    everyCommand: () => wholeTree(locale),
    setExitCode: () => {},
  }
  return buildProgram(context, 'all')
}

/** `matricula payments list` and every other command that can be run or that has others below it. */
export function everyPath(command: Command, above: readonly string[] = []): readonly (readonly string[])[] {
  return command.commands.flatMap((one) => {
    const path = [...above, one.name()]
    return [path, ...everyPath(one, path)]
  })
}
