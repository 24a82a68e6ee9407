import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { groups } from '../src/groups.ts'
import type { Locale } from '../src/i18n.ts'
import { cli } from './support/cli.ts'
import { everyPath, wholeTree } from './support/tree.ts'

const paths = everyPath(await wholeTree())

describe('The help', () => {
  it('is of many commands', () => {
    expect(paths.length).toBeGreaterThan(60)
  })

  it.each([
    ['es', 'Uso: matricula', 'Opciones:', 'Trabajo en lote'],
    ['en', 'Usage: matricula', 'Options:', 'Bulk work'],
  ])('begins in %s with what there is', async (locale, ...words) => {
    const { exit, stdout, stderr } = await cli(['--help', '--lang', locale])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    for (const word of words) expect(stdout).toContain(word)
    for (const name of groups.flatMap(({ names }) => names)) expect(stdout).toContain(`  ${name}`)
  })

  it.each(paths.map((path) => [path.join(' '), path] as const))(
    'of %s tells in both languages what it does, with examples',
    async (_title, path) => {
      const [es, en] = await Promise.all([helpOf(path, 'es'), helpOf(path, 'en')])
      expect(descriptionIn(es)).not.toBe('')
      expect(descriptionIn(en)).not.toBe('')
      expect(descriptionIn(en)).not.toBe(descriptionIn(es))
      if (hasBranches(path)) return
      expect(examplesIn(es).length).toBeGreaterThan(0)
      expect(examplesIn(en)).toEqual(examplesIn(es))
    },
  )

  it.each(paths.map((path) => [path.join(' '), path] as const))(
    'of %s gives examples that the program takes',
    async (_title, path) => {
      for (const line of examplesIn(await helpOf(path, 'es'))) {
        const tree = await wholeTree()
        const ran: string[] = []
        for (const command of everyCommand(tree)) command.action(() => void ran.push(command.name()))
        await tree.parseAsync(wordsOf(line), { from: 'user' })
        expect({ line, ran }).toEqual({ line, ran: [path.at(-1)] })
      }
    },
  )
})

async function helpOf(path: readonly string[], locale: Locale): Promise<string> {
  const { exit, stdout } = await cli([...path, '--help', '--lang', locale])
  expect(exit).toBe(0)
  return stdout
}

const tree = await wholeTree()

function hasBranches(path: readonly string[]): boolean {
  const command = path.reduce<Command | undefined>(
    (found, name) => found?.commands.find((one) => one.name() === name),
    tree,
  )
  return (command?.commands.length ?? 0) > 0
}

/** The paragraph below the usage. */
function descriptionIn(help: string): string {
  return help.split('\n\n')[1]?.trim() ?? ''
}

function examplesIn(help: string): readonly string[] {
  const [, below = ''] = help.split(/\n(?:Ejemplos|Examples):\n/)
  return below
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('matricula '))
}

/** A line as a shell splits it: what is handed to the program, without pipes and redirections. */
function wordsOf(line: string): string[] {
  const [, called = ''] = /\bmatricula (.*)$/.exec(line) ?? []
  const words = [...called.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )
  const end = words.findIndex((word) => /^(?:\||<|>|>>|2>|&&|;|#)/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

function everyCommand(command: Command): readonly Command[] {
  return command.commands.flatMap((one) => [one, ...everyCommand(one)])
}
