import { readFile } from 'node:fs/promises'
import Joi from 'joi'
import { parse } from 'yaml'
import type { Kind } from '../../kinds/index.ts'
import type { Facts } from '../stage.ts'

/** What an author knows of a vendor's sandbox, written beside the package as `live.yaml`. */
export interface LiveFile<K extends Kind> {
  readonly settings: Readonly<Record<string, unknown>>
  /** The plain ones; what a pretend vendor does, nobody can make a real one do. */
  readonly facts: Facts[K]
}

const shape = Joi.object({ settings: Joi.object().required(), facts: Joi.object().required() })

/**
 * Reads a `live.yaml`: `settings` as in plugins.yaml and `facts` as a stage has them. `${NAME}` stands for a variable
 * of the environment. Throws an error that says what to do when something is missing.
 */
export async function readLiveFile<K extends Kind>(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LiveFile<K>> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: copy live.example.yaml to it and fill it in`, { cause })
  })
  return Joi.attempt(filled(parse(text), environment), shape)
}

function filled(value: unknown, environment: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string')
    return value.replace(/\$\{(\w+)\}/g, (_, name: string) => readVariable(name, environment))
  if (Array.isArray(value)) return value.map((part) => filled(part, environment))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, environment)]))
}

function readVariable(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const value = environment[name]
  if (value === undefined || value === '') throw new Error(`the environment has no ${name}`)
  return value
}
