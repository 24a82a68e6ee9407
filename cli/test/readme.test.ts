import { staffRoles } from '@matricula/hub/api/lists'
import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { handlers } from '../src/bulk/handlers.ts'
import { exits } from '../src/exits.ts'
import { makeKey } from '@matricula/hub/testing/keys'
import { useHub } from '@matricula/hub/testing/test-hub'
import { aHome, cli } from './support/cli.ts'
import { everyPath, wholeTree } from './support/tree.ts'

const hub = useHub()
const folder = path.resolve(import.meta.dirname, '..')
const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
const tree = await wholeTree()

const commandAt = (words: readonly string[]) =>
  words.reduce<Command | undefined>((at, name) => at?.commands.find((one) => one.name() === name), tree)

const leaves = everyPath(tree).filter((words) => commandAt(words)?.commands.length === 0)

describe('The README of the command line', () => {
  it('lists every command', () => {
    expect(leaves.length).toBeGreaterThan(50)
    const missing = leaves.filter((words) => !new RegExp(`\`${words.join(' ')}[\` ]`).test(readme))
    expect(missing).toEqual([])
  })

  it('lists no command that is not there', () => {
    const named = [...readme.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) +\|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z][a-z -]*[a-z])(?: [<[][^`]*)?`/g)])
      .map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => commandAt(name.split(' ')) === undefined)).toEqual([])
  })

  it('names every flag of every command', () => {
    const flags = leaves.flatMap((words) =>
      (commandAt(words)?.options ?? []).map(({ long }) => `${words.join(' ')} ${long}`),
    )
    expect(flags.length).toBeGreaterThan(150)
    expect(flags.filter((flag) => !readme.includes(`\`${flag.split(' ').at(-1)}`))).toEqual([])
  })

  it('tells every exit code', () => {
    const told = [...readme.matchAll(/^\| `(\d+)` /gm)].map(([, code]) => Number(code))
    expect(told).toEqual(Object.values(exits))
  })

  it('has a row for every kind of bulk work', () => {
    const kinds = Object.keys(handlers).map((name) => name.replace('.', ' '))
    expect(kinds.length).toBeGreaterThan(6)
    expect(kinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([])
  })
})

describe('The first bulk command that the README shows', () => {
  it('goes well for the role that its table names', async () => {
    const [, line = ''] = /## Bulk work\n\n```sh\nmatricula ([^#\n]+)/.exec(readme) ?? []
    const words = line.trim().split(/\s+/)
    const [, role = ''] =
      new RegExp(`^\\| .*\`${words.slice(0, 2).join(' ')}\`.*?\\| (\\w+) `, 'm').exec(readme) ?? []
    const known = staffRoles.filter((one) => one === role)
    const key = await makeKey(hub(), known)
    const { exit, stdout, stderr } = await cli(words, { hub: hub().url, key })
    expect({ exit, stdout, stderr }).toMatchObject({ exit: 0, stderr: '' })
  })
})

describe('The README of the product', () => {
  it('names commands that work while the hub is down', async () => {
    const whole = await readFile(path.join(folder, '../README.md'), 'utf8')
    const [, row = ''] = /^\| Operations, also when the hub is down +\|([^|]+)\|/m.exec(whole) ?? []
    const data = await aHome()
    const log = path.join(data, 'hub.log')
    await writeFile(log, '{"level":30,"time":1750345200000,"msg":"ready"}\n')
    await copyFile(path.join(folder, '../config/seasons/2025-2026.yaml'), path.join(data, '2025-2026.yaml'))
    const works: Readonly<Record<string, readonly string[]>> = {
      doctor: ['doctor'],
      db: ['db', 'status'],
      'logs --file': ['logs', '--file', log],
      'season copy': ['season', 'copy', '2025-2026', '2026-2027', '--dir', data],
    }
    expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(works))
    const environment = { PATH: process.env['PATH'], MATRICULA_DATA: data }
    for (const words of Object.values(works)) {
      const { stdout } = await cli(words, { hub: 'http://127.0.0.1:1', environment })
      expect(stdout).not.toBe('')
    }
  })
})

describe('The package', () => {
  it('holds the program, what it is made from aside', async () => {
    const run = promisify(execFile)
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder })
    const [packed]: { files: { path: string }[] }[] = JSON.parse(stdout)
    const files = packed?.files.map((file) => file.path) ?? []
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'bin/matricula.js', 'dist/program/started.js', 'package.json']),
    )
    expect(files.filter((file) => /^(?:src|test|dist\/types)\//.test(file))).toEqual([])
  })
})
