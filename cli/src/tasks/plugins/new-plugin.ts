import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '@matricula/contract'
import { UsageFault } from '../../faults.ts'
import { UnusableFolder } from '../../private-folder.ts'
import { texts } from '../../texts/plugins.ts'
import { type Locale, translator } from '../../i18n.ts'
import { checkoutAround, packageFolder } from './folders.ts'

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

/** Writes a plugin that compiles, and whose conformance test says what it lacks. */
export async function newPlugin({ kind, name, dir, locale }: NewPlugin): Promise<MadePlugin> {
  const t = translator(texts, locale)
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
  const live = isInCheckout ? `npm run conform -w plugins/${name} -- --live` : 'npm run conform -- --live'
  await makeFolder(folder, t('exists', { folder }), t('existsNext'))
  const parts = ['common', isInCheckout ? 'checkout' : 'alone', path.join('kinds', kind)]
  const files = await Promise.all(parts.map((part) => fill(part, folder, { ...made, live })))
  return { ...made, folder, files: files.flat().toSorted() }
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
