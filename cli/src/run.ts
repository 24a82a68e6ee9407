import { Command, CommanderError } from 'commander'
import type { CommonFlags, Context } from './context.ts'
import type { Environment } from './environment.ts'
import { exits } from './exits.ts'
import { Fault, UsageFault } from './faults.ts'
import { MissingFile, missingIn } from './missing-file.ts'
import { type Out, openOut } from './output/out.ts'
import { UnusableFolder } from './private-folder.ts'
import { buildProgram } from './program.ts'
import { isInteractive, type Terminal } from './terminal.ts'
import { type Locale, localeFrom, type Translate, translator } from './i18n.ts'

export interface ProgramInput {
  /** The words after the program's name. */
  readonly words: readonly string[]
  readonly terminal: Terminal
  readonly environment: Environment
  /** Aborts when the program is asked to stop. */
  readonly signal: AbortSignal
}

/** Runs one command and answers the exit code. Here alone outcomes become codes, and faults become words. */
export async function run(input: ProgramInput): Promise<number> {
  const { words, terminal, environment } = input
  const flag = flagIn(words, '--lang')
  const locale = localeFrom(flag ?? environment.language ?? environment.locale)
  const out = openOut(terminal, {
    isJson: words.includes('--json'),
    isColourless: environment.isColourless,
  })
  let exit: number = exits.done
  let program = new Command('matricula')
  const context: Context = {
    locale,
    terminal,
    environment,
    get signal() {
      return input.signal
    },
    get isInteractive() {
      return isInteractive(terminal, environment.isCi)
    },
    out,
    async hub() {
      const [{ chooseHub }, { openHub }] = await Promise.all([
        import('./profiles/choose-hub.ts'),
        import('./hub/hub.ts'),
      ])
      const chosen = await chooseHub(program.opts<CommonFlags>(), environment, locale)
      return openHub({ ...chosen, locale, signal: input.signal })
    },
    everyCommand: () => buildProgram(context, 'all'),
    setExitCode: (code) => {
      exit = code
    },
  }
  try {
    mustBeKnown(flag === null ? environment.language : null, translator('main', locale))
    program = await buildProgram(context, words)
    await program.parseAsync(words, { from: 'user' })
    return exit
  } catch (error) {
    return await reportFailure(error, { program, out, locale, debug: environment.debug })
  }
}

/** What the system's language is called is not ours to judge, but one that was chosen for us is one of ours. */
function mustBeKnown(language: string | null, t: Translate<'main'>): void {
  if (language === null || /^(?:es|en)(?:[-_.]|$)/i.test(language)) return
  throw new UsageFault(t('badLanguage', { language }), [t('badLanguageNext')])
}

interface FailureContext {
  readonly program: Command
  readonly out: Out
  readonly locale: Locale
  readonly debug: boolean
}

async function reportFailure(
  error: unknown,
  { program, out, locale, debug }: FailureContext,
): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return exits.done
  const t = translator('main', locale)
  const command = deepest(program)
  if (error instanceof CommanderError && error.code === 'commander.help') {
    // A command that has others below it, alone: what it lacks is what its help shows.
    out.info(...command.helpInformation().trimEnd().split('\n'))
    return exits.usage
  }
  const fault =
    error instanceof CommanderError
      ? (await import('./usage-faults.ts')).usageFaultOf(error, command, locale)
      : toFault(error, t)
  if (fault instanceof Fault) {
    printFault(fault, out, t)
    return fault.exit
  }
  const message = error instanceof Error ? error.message : String(error)
  out.info(t('defect', { message }), t('next', { step: t('defectNext') }))
  if (debug && error instanceof Error) out.info(error.stack ?? '')
  return exits.defect
}

/** What whoever met it could not say, for want of the reader's language. */
function toFault(error: unknown, t: Translate<'main'>): unknown {
  const what = missingIn(error)
  if (what !== null) return new MissingFile(t('missing', { what }), [t('missingNext')], { cause: error })
  if (!(error instanceof UnusableFolder)) return error
  const { folder, why } = error
  return new UsageFault(t('noFolder', { folder, why }), [t('noFolderNext')], { cause: error })
}

function printFault(fault: Fault, out: Out, t: Translate<'main'>): void {
  const fields = 'fields' in fault ? Object.entries(fault.fields as Record<string, readonly string[]>) : []
  // Where the whole problem is one field's, the hub says its sentence in both places.
  const more = fields.filter(([, messages]) => messages.join(' ') !== fault.message)
  if (out.isJson) {
    out.printResult(
      {
        error: {
          code: fault.code,
          message: fault.message,
          fields: Object.fromEntries(fields),
          next: fault.next,
        },
      },
      () => [],
    )
  }
  out.info(
    fault.message,
    ...more.map(([field, messages]) => `  ${field}: ${messages.join(' ')}`),
    ...fault.next.map((step) => t('next', { step })),
  )
}

/** The command that the reader's words led to. */
function deepest(command: Command): Command {
  const next = command.commands.find((one) => one.name() === command.args[0])
  return next === undefined ? command : deepest(next)
}

/** A flag's value before anything is parsed: the parser itself speaks that language. */
function flagIn(words: readonly string[], name: string): string | null {
  const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`))
  const word = words[at]
  if (word === undefined) return null
  return word.includes('=') ? word.slice(name.length + 1) : (words[at + 1] ?? null)
}
