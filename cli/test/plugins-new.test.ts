import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { kinds } from '@matricula/contract'
import { lawsOf } from '@matricula/contract/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '@matricula/hub/testing/test-hub'
import { cli } from './support/cli.ts'

const exec = promisify(execFile)
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const aFolder = () => mkdtemp(path.join(tmpdir(), 'matricula-plugins-'))

interface Outcome {
  readonly status: 'passed' | 'failed' | 'pending' | 'skipped'
  readonly title: string
  readonly failureMessages: readonly string[]
}

const nameOf = (kind: string) => `new-${kind.toLowerCase()}`

/** Every kind's skeleton in a folder of its own, where the installed packages are at hand. */
async function makeEach(): Promise<string> {
  const folder = await aFolder()
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const kind of kinds) {
    const made = await cli(['plugins', 'new', kind, nameOf(kind), '--dir', folder, '--json'])
    expect(made.exit).toBe(0)
    expect(JSON.parse(made.stdout)).toMatchObject({ kind, name: nameOf(kind), isInCheckout: false })
  }
  return folder
}

describe('A new plugin', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makeEach()
  })

  it.each(kinds)('of the kind %s compiles as it is', async (kind) => {
    const project = path.join(folder, nameOf(kind))
    await expect(exec(bin('tsc'), ['-p', project, '--noEmit'])).resolves.toMatchObject({ stdout: '' })
  })

  it('of every kind runs its conformance test, which fails law by law with what there is to do', async () => {
    const outcomes = await conformanceOf(folder)
    for (const kind of kinds) {
      const laws = outcomes.get(nameOf(kind)) ?? []
      const own = lawsOf(kind).map(({ title }) => title)
      expect({ kind, titles: laws.map(({ title }) => title) }).toEqual({
        kind,
        titles: expect.arrayContaining(own),
      })
      const broken = laws.filter(({ status }) => status === 'failed')
      expect(broken.length).toBeGreaterThan(5)
      const said = broken.flatMap(({ failureMessages }) => failureMessages).join('\n')
      expect(said).toContain('to do in src/adapter.ts: ')
    }
  })

  it('has a README that says where to begin', async () => {
    const readme = await readFile(path.join(folder, nameOf('maps'), 'README.md'), 'utf8')
    expect(readme).toContain('use: new-maps')
    expect(readme).not.toContain('{{')
  })
})

async function conformanceOf(folder: string): Promise<ReadonlyMap<string, readonly Outcome[]>> {
  const report = path.join(folder, 'report.json')
  const words = ['run', '--root', folder, '--reporter', 'json', '--outputFile', report]
  await expect(
    exec(bin('vitest'), words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }),
  ).rejects.toMatchObject({
    code: 1,
  })
  const { testResults }: { testResults: { name: string; assertionResults: Outcome[] }[] } = JSON.parse(
    await readFile(report, 'utf8'),
  )
  return new Map(
    testResults.map((file) => [
      path.relative(folder, file.name).split(path.sep)[0] ?? '',
      file.assertionResults,
    ]),
  )
}

describe('Making a plugin', () => {
  it('in a checkout of the hub takes its scope, its compiler options and its test', async () => {
    const checkout = await aFolder()
    await writeFile(path.join(checkout, 'package.json'), '{ "name": "matricula-hub" }')
    const plugins = path.join(checkout, 'plugins')
    await mkdir(plugins)
    const { stdout, stderr } = await cli(['plugins', 'new', 'maps', 'maps-here', '--dir', plugins, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      package: '@matricula/maps-here',
      test: 'npx vitest run plugins/maps-here',
      isInCheckout: true,
    })
    expect(stderr).toContain('tsconfig.json')
    const config = await readFile(path.join(plugins, 'maps-here/tsconfig.json'), 'utf8')
    expect(JSON.parse(config)).toMatchObject({ extends: '../../tsconfig.base.json' })
  })

  it('never writes into a folder that is there', async () => {
    const folder = await aFolder()
    await mkdir(path.join(folder, 'mine'))
    const { exit, stderr } = await cli(['plugins', 'new', 'sis', 'mine', '--dir', folder])
    expect(exit).toBe(2)
    expect(stderr).toContain('--dir')
    await expect(access(path.join(folder, 'mine/package.json'))).rejects.toThrow('ENOENT')
  })

  it.each(['Mine', '../mine', 'my_plugin', '-mine', 'a'.repeat(61)])('refuses the name %s', async (name) => {
    const { exit } = await cli(['plugins', 'new', 'sis', '--dir', await aFolder(), '--', name])
    expect(exit).toBe(2)
  })

  it('refuses a kind that the contract lacks, and says which there are', async () => {
    const { exit, stderr } = await cli(['plugins', 'new', 'payment', 'mine'])
    expect(exit).toBe(2)
    expect(stderr).toContain('«payment»')
    expect(stderr).toContain('payments')
  })

  it('refuses a folder that is not there', async () => {
    expect((await cli(['plugins', 'new', 'sis', 'mine', '--dir', '/nowhere/at-all'])).exit).toBe(2)
  })
})
