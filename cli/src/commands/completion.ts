import { Argument, type Command } from 'commander'
import type { Context } from '../context.ts'
import { examples } from '../help.ts'
import { translator } from '../i18n.ts'

const shells = ['bash', 'zsh', 'fish'] as const

type Shell = (typeof shells)[number]

/** What a shell needs to complete the commands, their flags and their values. */
export function addCompletion(program: Command, context: Context): void {
  const { locale, out } = context
  const t = translator('completion', locale)
  program
    .command('completion')
    .addArgument(new Argument('<shell>', t('shell')).choices(shells))
    .addHelpText(
      'after',
      examples(locale, [
        'matricula completion bash > ~/.local/share/bash-completion/completions/matricula',
        'matricula completion zsh > ~/.zfunc/_matricula',
        'matricula completion fish > ~/.config/fish/completions/matricula.fish',
      ]),
    )
    .action(async (shell: Shell) => {
      const { levelsOf } = await import('../tasks/completion/levels.ts')
      const levels = levelsOf(await context.everyCommand())
      const script = (await writerFor(shell))(levels)
      out.printResult({ shell, script }, () => script.trimEnd().split('\n'))
    })
}

async function writerFor(shell: Shell) {
  switch (shell) {
    case 'bash':
      return (await import('../tasks/completion/bash.ts')).bashScript
    case 'zsh':
      return (await import('../tasks/completion/zsh.ts')).zshScript
    case 'fish':
      return (await import('../tasks/completion/fish.ts')).fishScript
  }
}
