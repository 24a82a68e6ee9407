import path from 'node:path'
import { own } from '@matricula/contract'
import Joi from 'joi'
import { describeProblem } from './describe-problem.ts'
import { type Environment, languageOf, unknownLanguage } from './language.ts'
import { fillFromEnvironment, isTree, lay, readYaml } from './read-yaml.ts'
import { auditSchema, profileSchema, type Settings, settingsSchema } from './settings.ts'
import { startProblem } from './start-problem.ts'
import { databaseSchema } from './stores-settings.ts'

/** What upkeep of the database reads; it must go on while anything else of the hub is wrong. */
export type UpkeepSettings = Pick<Settings, 'profile' | 'database' | 'audit'>

const upkeepSchema = Joi.object<UpkeepSettings>({
  profile: profileSchema,
  database: databaseSchema,
  audit: auditSchema,
}).required()

/** The settings that upkeep of the database needs, or what is wrong with them alone. */
export async function loadUpkeepSettings(
  root: string,
  environment: Environment = process.env,
): Promise<{ readonly settings: UpkeepSettings } | { readonly problems: readonly string[] }> {
  const problems: string[] = []
  const reading: Reading = {
    environment,
    problems,
    variables: new Map(),
    files: [],
    lacking: new Set(),
    branches: ['profile', 'database', 'audit'],
  }
  const written = await readSettings(root, reading)
  const settings = written === undefined ? undefined : checkSettings(upkeepSchema, written, reading)
  return settings === undefined || problems.length > 0 ? { problems } : { settings }
}

interface SettingsFile {
  readonly name: string
  readonly tree: unknown
}

export interface Reading {
  readonly environment: Environment
  readonly problems: string[]
  /** The only ones that are wanted: no other has to find its values in the environment. */
  readonly branches?: readonly (keyof Settings)[]
  /** Places, after the file's first word, that a missing variable left empty; filled while reading. */
  readonly lacking?: Set<string>
  /** What the settings are laid together from, the uppermost first; filled while reading. */
  readonly files?: SettingsFile[]
  /** Which variable filled which setting; filled while reading. */
  readonly variables?: Map<string, string>
}

/** The shipped settings with the operator's own laid over them, unchecked. */
export async function readSettings(root: string, reading: Reading): Promise<unknown> {
  const language = unknownLanguage(reading.environment)
  if (language !== null) reading.problems.push(startProblem('unknownLanguage', { language }))
  const base = await loadSettings(root, 'config/default.yaml', reading)
  const extra = reading.environment['MATRICULA_SETTINGS']
  const over = extra === undefined ? {} : await loadSettings(root, extra, reading)
  return base === undefined || over === undefined ? undefined : lay(over, base)
}

/** What one file says of the settings; undefined where that is nothing. */
async function loadSettings(root: string, name: string, reading: Reading): Promise<unknown> {
  const tree = await loadTree(path.resolve(root, name), reading)
  reading.files?.unshift({ name, tree })
  if (tree === undefined || isTree(tree)) return tree
  reading.problems.push(startProblem('noSettings', { file: name }, languageOf(reading.environment)))
  return undefined
}

export function wholeSettings(written: unknown, reading: Reading): Settings | undefined {
  return checkSettings(settingsSchema, written, reading)
}

function checkSettings<T>(
  schema: Joi.ObjectSchema<T>,
  written: unknown,
  { environment, problems, files, lacking, variables }: Reading,
): T | undefined {
  const checked = schema.validate(written, { abortEarly: false })
  if (checked.error === undefined) return deepFreeze(checked.value)
  const locale = languageOf(environment)
  for (const item of checked.error.details) {
    if (lacking?.has(['default', ...item.path].join('.'))) continue
    const name = variables?.get(item.path.join('.'))
    // What the operator's own file says in its place was not the variable's.
    const isItsOwn = name !== undefined && String(item.context?.value) === environment[name]
    problems.push(
      `${describeProblem('settings:', item, locale)}${placeOf(isItsOwn ? name : fileOf(item.path, files))}`,
    )
  }
  return undefined
}

const placeOf = (name: string | undefined) => (name === undefined ? '' : ` (${name})`)

/** Which file has it, where one is laid over the other; a value that is in neither has none. */
function fileOf(at: readonly (string | number)[], files: readonly SettingsFile[] = []): string | undefined {
  return files.length < 2 ? undefined : files.find(({ tree }) => hasAt(tree, at))?.name
}

function hasAt(tree: unknown, [first, ...rest]: readonly (string | number)[]): boolean {
  if (first === undefined) return true
  if (Array.isArray(tree)) return hasAt(tree[Number(first)], rest)
  return isTree(tree) && Object.hasOwn(tree, first) && hasAt(own(tree, String(first)), rest)
}

/** A file with its values from the environment; undefined when it cannot be read. */
export async function loadTree(
  file: string,
  { environment, problems, branches, lacking, variables }: Reading,
): Promise<unknown> {
  const read = await readYaml(file, languageOf(environment))
  if ('problem' in read) {
    problems.push(read.problem)
    return undefined
  }
  const wanted = branches === undefined ? read.value : only(branches, read.value)
  const filled = fillFromEnvironment(wanted, environment, path.basename(file))
  problems.push(...filled.problems)
  for (const at of filled.lacking) lacking?.add(`${path.basename(file, '.yaml')}.${at}`)
  for (const [at, name] of filled.variables) variables?.set(at, name)
  return filled.value
}

function only(branches: readonly string[], tree: unknown): unknown {
  if (!isTree(tree)) return tree
  return Object.fromEntries(Object.entries(tree).filter(([name]) => branches.includes(name)))
}

function deepFreeze<T>(value: T): T {
  if (isTree(value) || Array.isArray(value)) {
    Object.values(value).forEach(deepFreeze)
    Object.freeze(value)
  }
  return value
}
