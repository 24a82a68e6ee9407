import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '@matricula/contract'
import { UsageFault } from '../../faults.ts'
import { UnusableFolder } from '../../private-folder.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface NewPlugin {
  readonly kind: Kind
  readonly name: string
  /** Null: the checkout around us, or else the folder we are in. */
  readonly dir: string | null
  readonly locale: Locale
}

export interface MadePlugin {
  readonly kind: Kind
  readonly name: string
  readonly package: string
  readonly folder: string
  readonly files: readonly string[]
  readonly isInCheckout: boolean
  /** The command that holds it to the contract. */
  readonly test: string
}

/** Of each kind's contract, which a new plugin declares and its conformance test holds. */
const majors: Readonly<Record<Kind, number>> = {
  sis: 1,
  accounting: 1,
  accessControl: 1,
  maps: 1,
  payments: 2,
  esign: 1,
  notices: 1,
  einvoice: 1,
}

/** Writes a plugin that compiles, and whose conformance test says what it lacks. */
export async function newPlugin({ kind, name, dir, locale }: NewPlugin): Promise<MadePlugin> {
  const t = translator('plugins', locale)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 60) {
    throw new UsageFault(t('badName', { name }), [t('badNameNext')])
  }
  const parent = path.resolve(dir ?? pluginsFolder())
  if (!existsSync(parent)) throw new UsageFault(t('noDir', { folder: parent }), [t('noDirNext')])
  const folder = path.join(parent, name)
  const isInCheckout = isPluginsFolder(parent)
  const made = {
    kind,
    name,
    package: isInCheckout ? `@matricula/${name}` : name,
    isInCheckout,
    test: isInCheckout ? `npx vitest run plugins/${name}` : 'npm test',
  }
  const around = isInCheckout ? inCheckout(name) : alone
  await makeFolder(folder, t('exists', { folder }), t('existsNext'))
  const parts = ['common', isInCheckout ? 'checkout' : 'alone', path.join('kinds', kind)]
  const files = await Promise.all(
    parts.map((part) => fill(part, folder, { ...made, ...around, major: majors[kind] })),
  )
  return { ...made, folder, files: files.flat().toSorted() }
}

/** What its README says of the way to install and try it. */
function inCheckout(name: string) {
  return {
    install: '`npm install` links it.',
    live: `npm run conform -w plugins/${name} -- --live`,
    contract: 'plugins/contract',
  }
}

const alone = {
  install: `\`${packContract('/path/to/this/folder')}\` in a checkout of the hub puts the contract here; then \`npm install\`.`,
  live: 'npm run conform -- --live',
  contract: 'node_modules/@matricula/contract',
}

/** The one command that a package outside of the checkout needs before it can be installed. */
export function packContract(folder: string): string {
  return `npm pack -w plugins/contract --pack-destination ${folder}`
}

function pluginsFolder(): string {
  const checkout = checkoutAround(process.cwd())
  return checkout === null ? process.cwd() : path.join(checkout, 'plugins')
}

function isPluginsFolder(folder: string): boolean {
  const checkout = checkoutAround(folder)
  return checkout !== null && path.join(checkout, 'plugins') === folder
}

/** Making it is the check: nothing is ever written into a folder that was there. */
async function makeFolder(folder: string, exists: string, next: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new UsageFault(exists, [next]) : new UnusableFolder(folder, error)
  })
}

async function fill(
  part: string,
  folder: string,
  values: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const from = path.join(packageFolder(), 'templates', 'plugin', part)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
  return Promise.all(
    names.map(async (name) => {
      const written = (await readFile(path.join(from, name), 'utf8')).replaceAll(
        /\{\{(\w+)\}\}/g,
        (_whole, key: string) => String(values[key]),
      )
      const target = name.replace(/\.tmpl$/, '')
      await mkdir(path.dirname(path.join(folder, target)), { recursive: true })
      await writeFile(path.join(folder, target), written, { flag: 'wx' })
      return target
    }),
  )
}

/** The checkout of the hub around a folder; null outside of one. */
function checkoutAround(folder: string): string | null {
  return folderOf('matricula-hub', folder)
}

/** Where this program's package lies, however it was compiled. */
function packageFolder(): string {
  const folder = folderOf('@matricula/cli', import.meta.dirname)
  if (folder === null) throw new Error('the package of the program is not around it')
  return folder
}

/** The nearest folder upwards whose package has that name. */
function folderOf(name: string, from: string): string | null {
  const file = path.join(from, 'package.json')
  if (existsSync(file) && named(readFileSync(file, 'utf8')) === name) return from
  const above = path.dirname(from)
  return above === from ? null : folderOf(name, above)
}

function named(written: string): unknown {
  const said: unknown = JSON.parse(written)
  return typeof said === 'object' && said !== null && 'name' in said ? said.name : null
}
