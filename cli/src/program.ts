import { Command, Option } from 'commander'
import packed from '../package.json' with { type: 'json' }
import type { Context } from './context.ts'
import { groups } from './groups.ts'
import { helpIn } from './help.ts'
import { translator } from './i18n.ts'

/** A command whose branches have no `help` command of their own: `--help` is the one way. */
class Branch extends Command {
  override createCommand(name?: string): Command {
    return new Branch(name).helpCommand(false)
  }
}

/** The whole command tree, or only the branch that these words lead to. */
export async function buildProgram(context: Context, words: readonly string[] | 'all'): Promise<Command> {
  const { locale, terminal } = context
  const t = translator('main', locale)
  const summary = translator('summaries', locale)
  const program = new Branch('matricula')
    .description(t('about'))
    .configureHelp(helpIn(locale))
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      // Mistakes are told once, by whoever runs the program.
      writeErr: () => {},
      getOutHelpWidth: () => terminal.stdout.columns ?? 100,
    })
    .exitOverride()
    .helpOption('-h, --help', t('optionHelp'))
    .helpCommand(false)
    .version(packed.version, '-V, --version', t('optionVersion'))
    .option('--hub <url>', t('optionHub'))
    .option('--profile <name>', t('optionProfile'))
    .option('--key-file <file>', t('optionKeyFile'))
    .addOption(new Option('--lang <language>', t('optionLang')).choices(['es', 'en']))
    .option('--json', t('optionJson'))
  for (const { section, names, load } of groups) {
    program.commandsGroup(t(`section_${section}`))
    if (words === 'all' || names.some((name) => words.includes(name))) {
      ;(await load())(program, context)
      for (const name of names)
        program.commands.find((one) => one.name() === name)?.description(summary(name))
    }
    // The help and the nearest word need every name, but nothing behind it.
    else for (const name of names) program.command(name).description(summary(name))
  }
  return program
}
