import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { contractVersions, kinds, own } from '@matricula/contract'
import type { Kind, PluginDefinition } from '@matricula/contract'
import Joi from 'joi'
import type { TextValues } from '../config/texts.ts'
import { importPackage } from './import-package.ts'
import { shippedPlugins } from './shipped-plugins.ts'

export type LoadedPlugin<K extends Kind> = { readonly definition: PluginDefinition<K> } | NotLoaded

/** Why a package serves for no plugin, with what its sentence names. */
interface NotLoaded {
  readonly problem:
    'notInstalled' | 'notBuilt' | 'notLoaded' | 'noDefinition' | 'otherKind' | 'otherName' | 'otherContract'
  readonly about?: TextValues
}

/** The file the search for a package starts from when the hub itself does not have it, such as plugins.yaml. */
export type SearchFrom = string

/** Package names, ours without the scope. Paths and URLs are no names. */
export const usePattern = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/

/**
 * Imports the package that `use:` names and checks that it is a plugin of that kind. `sandbox-sis` means
 * `@matricula/sandbox-sis`, and a package of just that name where we have none.
 */
export async function loadPlugin<K extends Kind>(
  kind: K,
  use: string,
  from: SearchFrom,
): Promise<LoadedPlugin<K>> {
  const names = use.startsWith('@') ? [use] : [`@matricula/${use}`, use]
  for (const name of names) {
    const found = await findPackage(name, from)
    if ('problem' in found) return found
    if ('module' in found) return examine(found.module, kind, use)
  }
  return { problem: 'notInstalled', about: { names: names.join(' / ') } }
}

type Found = { readonly module: object } | NotLoaded | { readonly is: 'missing' }

async function findPackage(name: string, from: SearchFrom): Promise<Found> {
  try {
    return { module: await importFrom(name, from) }
  } catch (error) {
    if (isMissing(error, name)) return { is: 'missing' }
    if (isNotBuilt(error, name)) return { problem: 'notBuilt', about: { name } }
    return { problem: 'notLoaded', about: { name, why: textOf(error) } }
  }
}

async function importFrom(name: string, from: SearchFrom): Promise<object> {
  const shipped = own(shippedPlugins, name)
  if (shipped !== undefined) return shipped()
  try {
    return await importPackage(name)
  } catch (error) {
    if (!isMissing(error, name)) throw error
    return importPackage(pathToFileURL(createRequire(from).resolve(name)).href)
  }
}

const missing: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']

/** The package itself is missing, not one that it needs. */
function isMissing(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !missing.includes(error.code)) return false
  return error.message.includes(`'${name}'`)
}

/** The package is there, and the file that it begins with is not. */
function isNotBuilt(error: unknown, name: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || !missing.includes(error.code)) return false
  const [, file = ''] = /^Cannot find module '([^']*)'/.exec(error.message) ?? []
  return file.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const definitionShape = Joi.object({
  name: Joi.string().required(),
  kind: Joi.valid(...kinds).required(),
  contract: Joi.number().integer().min(1).required(),
  settings: Joi.custom((value: unknown, helpers) => {
    // A plugin may bring its own copy of joi; `legacy` lets it be another version.
    return Joi.isSchema(value, { legacy: true }) ? value : helpers.error('any.invalid')
  }).required(),
  create: Joi.function().required(),
})
  .unknown()
  .required()

function examine<K extends Kind>(module: object, kind: K, use: string): LoadedPlugin<K> {
  const plugin: unknown = Reflect.get(module, 'plugin')
  if (!isDefinition(plugin)) return { problem: 'noDefinition' }
  if (!isOfKind(plugin, kind)) return { problem: 'otherKind', about: { kind: plugin.kind } }
  const name = use.slice(use.indexOf('/') + 1)
  if (plugin.name !== name) return { problem: 'otherName', about: { name: plugin.name } }
  const major = contractVersions[kind]
  if (plugin.contract === major) return { definition: plugin }
  return { problem: 'otherContract', about: { contract: plugin.contract, kind, ours: major } }
}

function isDefinition(value: unknown): value is PluginDefinition {
  return definitionShape.validate(value, { convert: false }).error === undefined
}

function isOfKind<K extends Kind>(plugin: PluginDefinition, kind: K): plugin is PluginDefinition<K> {
  return plugin.kind === kind
}
