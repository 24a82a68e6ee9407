import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { lawGroupsOf } from '@matricula/contract/kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '@matricula/hub/testing/test-hub'
import { cli } from './support/cli.ts'

const exec = promisify(execFile)
const contract = path.join(root, 'plugins/contract')

/** A new plugin where nothing of the repository is around it, and the contract as `npm pack` wraps it up. */
interface Outside {
  readonly folder: string
  readonly installed: string
}

async function makeOutside(): Promise<Outside> {
  const parent = await mkdtemp(path.join(tmpdir(), 'matricula-outside-'))
  const folder = path.join(parent, 'notices-gateway')
  const made = await cli(['plugins', 'new', 'notices', 'notices-gateway', '--dir', parent])
  const command = /npm (pack .*?) {3}/.exec(made.stderr)?.[1]?.split(' ') ?? []
  await exec('npm', [...command, '--ignore-scripts'], { cwd: root })
  await takePackagesFromRepository(folder)
  await exec('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder })
  return { folder, installed: path.join(folder, 'node_modules/@matricula/contract') }
}

/** What the registry would give comes from this repository, so that the test needs no network. */
async function takePackagesFromRepository(folder: string): Promise<void> {
  const file = path.join(folder, 'package.json')
  const written = JSON.parse(await readFile(file, 'utf8'))
  const { dependencies } = JSON.parse(await readFile(path.join(contract, 'package.json'), 'utf8'))
  const here = (name: string) => [name, `file:${path.join(root, 'node_modules', name)}`] as const
  const { '@matricula/contract': tarball, ...others } = written.devDependencies
  written.devDependencies = {
    '@matricula/contract': tarball,
    ...Object.fromEntries(Object.keys(others).map(here)),
  }
  written.overrides = Object.fromEntries(Object.keys(dependencies).map(here))
  await writeFile(file, JSON.stringify(written))
}

/** Puts the guide's stage and adapter in place of what is to do. */
async function followGuide(folder: string): Promise<void> {
  const guide = await readFile(path.join(contract, 'GUIDE.md'), 'utf8')
  const [, stage = '', adapter = ''] = [...guide.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  await writeFile(path.join(folder, 'stage/index.ts'), stage)
  await writeFile(path.join(folder, 'src/adapter.ts'), adapter)
  for (const done of ['stage/vendor.ts', 'src/to-do.ts']) await rm(path.join(folder, done))
}

const titles = lawGroupsOf('notices').flatMap(({ laws }) => laws.map(({ title }) => title))

describe('A plugin outside of the repository', () => {
  let outside: Outside
  beforeAll(async () => {
    outside = await makeOutside()
  })

  it('has the contract with its licence, its guide, its engines and its peers in ranges', async () => {
    const names = await readdir(outside.installed)
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'GUIDE.md', 'bin', 'dist']))
    const { license, engines, peerDependencies } = JSON.parse(
      await readFile(path.join(outside.installed, 'package.json'), 'utf8'),
    )
    expect(license).toBe('MIT')
    expect(engines).toEqual({ node: '>=20.19' })
    expect(peerDependencies).toEqual({ joi: '^18.0.0', vitest: '^4.0.0' })
  })

  it('has the sources in the source maps of the contract', async () => {
    const files = await readdir(path.join(outside.installed, 'dist'), { recursive: true })
    const maps = files.filter((file) => file.endsWith('.js.map'))
    expect(maps.length).toBeGreaterThan(50)
    for (const file of maps) {
      const map = JSON.parse(await readFile(path.join(outside.installed, 'dist', file), 'utf8'))
      expect({ file, sources: map.sourcesContent?.length }).toEqual({ file, sources: map.sources.length })
    }
  })

  it('has a README that points to what is there', async () => {
    const readme = await readFile(path.join(outside.folder, 'README.md'), 'utf8')
    const named = [...readme.matchAll(/`([\w@.-]+(?:\/[\w@.-]*)+)`/g)].map(([, name = '']) => name)
    expect(named).toContain('node_modules/@matricula/contract/GUIDE.md')
    for (const name of named)
      await expect(readdirOrFile(path.join(outside.folder, name))).resolves.toBeDefined()
  })

  it('fails its conformance test with what there is to do', async () => {
    const tried = exec('npm', ['run', 'conform'], { cwd: outside.folder })
    await expect(tried).rejects.toMatchObject({
      stderr: expect.stringContaining('to do in src/adapter.ts: '),
    })
  })

  it('keeps every law once it follows the guide, is built, and packs what runs alone', async () => {
    await followGuide(outside.folder)
    const tested = await exec('npm', ['test', '--', '--reporter', 'verbose'], { cwd: outside.folder })
    for (const title of titles) expect(tested.stdout).toContain(title)
    await expect(exec('npm', ['run', 'conform'], { cwd: outside.folder })).resolves.toBeDefined()
    const { stdout } = await exec('npm', ['pack', '--json'], { cwd: outside.folder })
    const packed: readonly { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(
      stdout.slice(stdout.indexOf('[')),
    )
    const files = packed[0]?.files.map((file) => file.path) ?? []
    expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json', 'dist/src/index.js']))
    expect(files.filter((file) => !/^(README\.md|package\.json|dist\/src\/)/.test(file))).toEqual([])
  })
})

describe('A plugin of the repository', () => {
  it('runs its conformance test from the root, and no other test', async () => {
    const { stdout } = await exec('npm', ['run', 'conform', '-w', 'plugins/payments-bank-agreement'], {
      cwd: root,
    })
    expect(stdout).toContain('test/conformance.test.ts')
    expect(stdout).not.toContain('checkout.test.ts')
  })
})

async function readdirOrFile(place: string): Promise<unknown> {
  return place.endsWith('/') ? readdir(place) : readFile(place)
}
