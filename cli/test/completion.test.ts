import { execFile, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { levelsOf } from '../src/tasks/completion/levels.ts'
import { aHome, cli } from './support/cli.ts'
import { everyPath, wholeTree } from './support/tree.ts'

const exec = promisify(execFile)
const isThere = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0

async function scriptFor(shell: string): Promise<string> {
  const { exit, stdout } = await cli(['completion', shell])
  expect(exit).toBe(0)
  const file = path.join(await aHome(), `completion.${shell}`)
  await writeFile(file, stdout)
  return file
}

/** What the tab key offers after these words. */
type Offer = (script: string, words: readonly string[]) => Promise<readonly string[]>

const inBash: Offer = async (script, words) => {
  const asked = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _matricula
    ((\${#COMPREPLY[@]})) && printf '%s\\n' "\${COMPREPLY[@]}"; true`
  const { stdout } = await exec('bash', ['--norc', '-c', asked, 'bash', script, ...words])
  return linesOf(stdout).map((line) => line.replaceAll('\\ ', ' '))
}

const inFish: Offer = async (script, words) => {
  const line = words.join(' ')
  const { stdout } = await exec('fish', ['--no-config', '-c', `source ${script}; complete -C '${line}'`])
  return linesOf(stdout).map((offered) => offered.split('\t')[0] ?? '')
}

/** A zsh at a terminal of its own, where the line is written, completed and run; what it ran is the one offer. */
const inZsh: Offer = async (script, words) => {
  const asked = `zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "autoload -Uz compinit; compinit -D -u; source $1; matricula() { print -r -- \\"GOT=\\\${(j: :)@}=\\" }; PS1=; echo REA''DY"
    zpty -r -m z line '*READY*'
    zpty -w -n z "$2"$'\\t\\n'
    zpty -r -m z line '*GOT=*='
    print -r -- \${\${line##*GOT=}%%=*}`
  const { stdout } = await exec('zsh', ['-f', '-c', asked, 'zsh', script, words.join(' ')])
  return linesOf(stdout).map((line) => line.trim().split(' ').at(-1) ?? '')
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}

describe.each([
  ['bash', inBash],
  ['fish', inFish],
] as const)('In %s the tab key', (shell, offer) => {
  it.skipIf(!isThere(shell)).each([
    [
      ['matricula', 'pa'],
      ['pay-links', 'payments', 'payouts'],
    ],
    [
      ['matricula', 'payments', ''],
      ['approvals', 'disputes', 'exceptions', 'list', 'movements', 'reconcile', 'resolve', 'show'],
    ],
    [
      ['matricula', 'payments', 'list', '--st'],
      ['--status', '--student'],
    ],
    [
      ['matricula', 'payments', 'list', '--status', 'PA'],
      ['PAGO ANTICIPO', 'PAGO DAVIVIENDA', 'PAGO POR PARTES'],
    ],
    [['matricula', '--lang', 'en', 'outbox', 'list', '--topic', 'receipt.'], ['receipt.issue']],
    [['matricula', 'plugins', 'new', 'pay'], ['payments']],
    [
      ['matricula', '--lang', ''],
      ['en', 'es'],
    ],
    [['matricula', 'payments', 'nothing-like-it'], []],
  ])('after %j offers %j', async (words, offered) => {
    const script = await scriptFor(shell)
    expect((await offer(script, words)).toSorted()).toEqual(offered)
  })

  it.skipIf(!isThere(shell))('offers files where a file is asked for', async () => {
    const script = await scriptFor(shell)
    const words = ['matricula', 'quote', 'simulate', '--file', path.join(path.dirname(script), 'comp')]
    expect(await offer(script, words)).toEqual([script])
  })
})

describe('In zsh the tab key', () => {
  it.skipIf(!isThere('zsh')).each([
    [['matricula', 'paym'], 'payments'],
    [['matricula', 'payments', 'sh'], 'show'],
    [['matricula', 'payments', 'list', '--stu'], '--student'],
    [['matricula', 'plugins', 'new', 'pay'], 'payments'],
    [['matricula', 'outbox', 'list', '--topic', 'receipt.'], 'receipt.issue'],
  ])('after %j completes %s', async (words, completed) => {
    expect(await inZsh(await scriptFor('zsh'), words)).toEqual([completed])
  })
})

describe('The completion', () => {
  it('knows every command and every flag of the program', async () => {
    const tree = await wholeTree()
    const levels = levelsOf(tree)
    expect(levels.map(({ path: at }) => at).slice(1)).toEqual(everyPath(tree).map((at) => at.join(' ')))
    for (const { flags } of levels) {
      expect(flags.map(({ long }) => long)).toEqual(expect.arrayContaining(['--json', '--help', '--hub']))
    }
  })

  it.each(['zsh', 'fish'])('tells in %s what each is for, in the reader’s language', async (shell) => {
    const t = async (locale: string) => (await cli(['completion', shell, '--lang', locale])).stdout
    expect(await t('es')).toContain('Muestra las órdenes')
    expect(await t('en')).toContain('Shows the orders')
  })

  it('is not made for a shell it does not know', async () => {
    expect(await cli(['completion', 'tcsh'])).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('bash, zsh, fish'),
    })
  })
})
