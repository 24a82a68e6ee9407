import { own } from '@matricula/contract'
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { languageOf } from './language.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A YAML file as data, or the one problem that kept it from being read. */
export async function readYaml(file: string): Promise<{ value: unknown } | { problem: string }> {
  try {
    return { value: parse(await readFile(file, 'utf8')) }
  } catch (error) {
    return { problem: `${file}: ${firstLine(error)}` }
  }
}

/** Further lines of a YAML error show the file itself, which may hold a secret. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/:$/, '')
}

const placeholder = /\$\{([A-Z][A-Z0-9_]*)(?::-([^}]*))?\}/g

/**
 * Fills `${NAME}` and `${NAME:-value}` in every text of a tree from the environment. A name that is missing and
 * has no value of its own becomes a problem that names the place.
 */
export function fillFromEnvironment(
  tree: unknown,
  environment: Environment,
  place: string,
): { value: unknown; problems: string[] } {
  const problems: string[] = []
  const lacks = { 'es-CO': 'falta la variable de entorno', en: 'the environment has no' }[
    languageOf(environment)
  ]
  const fillText = (text: string, at: string) =>
    text.replaceAll(placeholder, (_, name: string, fallback: string | undefined) => {
      const found = environment[name] ?? fallback
      if (found === undefined) problems.push(`${at}: ${lacks} ${name}`)
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
  return { value: fill(tree, place), problems }
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
