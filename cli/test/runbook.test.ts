import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { wholeTree } from './support/tree.ts'

const file = path.resolve(import.meta.dirname, '../../docs/runbook.md')
const runbook = await readFile(file, 'utf8')
const tree = await wholeTree()

interface Line {
  readonly command: Command
  readonly words: readonly string[]
}

/** What an operator would type, from blocks and from sentences, without what stands in quotes. */
const typed = [...runbook.matchAll(/(?:^npx |`(?:npx )?)matricula ([^`\n#]+)/gm)].map(([, words = '']) =>
  words
    .replaceAll(/'[^']*'/g, 'quoted')
    .trim()
    .split(/ +/),
)

/** The command of these words and the words that are left for it. */
function lineOf(words: readonly string[]): Line {
  const [first = '', ...rest] = words
  const below = tree.commands.find((one) => one.name() === first)
  if (below === undefined) throw new Error(`no command is called ${words.join(' ')}`)
  const leaf = below.commands.find((one) => one.name() === rest[0])
  return leaf === undefined ? { command: below, words: rest } : { command: leaf, words: rest.slice(1) }
}

describe('The runbook', () => {
  it('names commands and flags that are there', () => {
    expect(typed.length).toBeGreaterThan(25)
    for (const line of typed) {
      const { command, words } = lineOf(line)
      const flags = command.options.flatMap(({ long, short }) => [long, short])
      const unknown = words.filter((word) => word.startsWith('-') && !flags.includes(word))
      expect({ line: line.join(' '), unknown, runs: command.commands.length === 0 }).toEqual({
        line: line.join(' '),
        unknown: [],
        runs: true,
      })
    }
  })

  it('gives flags the values that they take', () => {
    const given = typed.flatMap((line) => {
      const { command, words } = lineOf(line)
      return command.options.flatMap(({ long, argChoices }) => {
        const at = words.indexOf(long ?? '')
        return at < 0 || argChoices === undefined ? [] : [{ value: words[at + 1], argChoices }]
      })
    })
    expect(given.length).toBeGreaterThan(4)
    for (const { value, argChoices } of given) expect(argChoices).toContain(value)
  })
})
