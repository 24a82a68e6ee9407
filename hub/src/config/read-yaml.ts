import { own } from '@matricula/contract'
import { readFile } from 'node:fs/promises'
import { type Environment, languageOf } from './language.ts'
import { readPrepared } from './prepared.ts'
import { startProblem } from './start-problem.ts'
import type { Locale } from './texts.ts'
import { yamlProblem } from './yaml-problem.ts'

/** A YAML file as data, or the one problem that kept it from being read. */
export async function readYaml(
  file: string,
  locale: Locale = languageOf(),
): Promise<{ value: unknown } | { problem: string }> {
  try {
    const text = await readFile(file, 'utf8')
    return { value: await valueOf(text) }
  } catch (error) {
    return { problem: yamlProblem(file, error, locale) }
  }
}

async function valueOf(text: string): Promise<unknown> {
  const prepared = await readPrepared<unknown>('yaml', text)
  if (prepared !== null) return prepared
  const { parseYaml } = await import('./parse-yaml.ts')
  return parseYaml(text)
}

const placeholder = /\$\{([A-Z][A-Z0-9_]*)(?::-([^}]*))?\}/g

export interface FilledTree {
  readonly value: unknown
  readonly problems: readonly string[]
  /** Paths of what no variable filled: what is wrong there has been told. */
  readonly lacking: readonly string[]
  readonly variables: ReadonlyMap<string, string>
}

/**
 * Fills `${NAME}` and `${NAME:-value}` in every text of a tree from the environment. A name that is missing and
 * has no value of its own becomes a problem that names the place. `variables` says by path which one was used.
 */
export function fillFromEnvironment(tree: unknown, environment: Environment, place: string): FilledTree {
  const problems: string[] = []
  const lacking: string[] = []
  const variables = new Map<string, string>()
  const told = languageOf(environment)
  const fillText = (text: string, at: string) =>
    text.replaceAll(placeholder, (_, name: string, fallback: string | undefined) => {
      const found = environment[name] ?? fallback
      if (found === undefined) {
        problems.push(startProblem('noVariable', { place: at, name }, told))
        lacking.push(at.slice(place.length + 1).replaceAll(/\[(\d+)\]/g, '.$1'))
      }
      if (environment[name] !== undefined) variables.set(at.slice(place.length + 1), name)
      return found ?? ''
    })
  const fill = (value: unknown, at: string): unknown => {
    if (typeof value === 'string') return fillText(value, at)
    if (Array.isArray(value)) return value.map((item, index) => fill(item, `${at}[${index}]`))
    if (isTree(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, `${at}.${key}`)]))
    }
    return value
  }
  return { value: fill(tree, place), problems, lacking, variables }
}

/** Lays `over` on `base`, branch by branch; lists and leaves are replaced whole. */
export function lay(over: unknown, base: unknown): unknown {
  if (!isTree(over) || !isTree(base)) return over
  const keys = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(over, key) ? lay(over[key], own(base, key)) : own(base, key)]),
  )
}

export function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
