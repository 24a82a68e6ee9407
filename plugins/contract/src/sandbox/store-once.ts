import { createHash } from 'node:crypto'
import Joi from 'joi'
import { PluginFault } from '../fault.ts'
import type { Json } from '../json.ts'
import type { Memo } from '../plugin.ts'

export interface StoreOnceInput {
  /** The `key` of the write. */
  readonly act: string
  /** Where in the memo the value belongs; our reference is part of it. */
  readonly place: string
  readonly value: Json
  /** The vendor's own name for it, reported with a `conflict`. */
  readonly ref: string
}

/**
 * Keeps a value for ever and answers what is kept: the same act again gets what the first one kept, however
 * many come at the same time and wherever one of them stopped. A place taken by another act is a `conflict`.
 */
export async function storeOnce(memo: Memo, input: StoreOnceInput): Promise<Json> {
  const act = shortDigest(input.act)
  const place = await keyOfAct(memo, act, input.place)
  if (place === input.place && (await memo.add(place, { act, value: input.value }))) return input.value
  const stored = await storedAt(memo, place)
  if (stored?.act === act) return stored.value
  throw new PluginFault('conflict', 'the sandbox vendor has it from another act', { existing: input.ref })
}

/** What `storeOnce` keeps at a place; undefined when nothing. */
export async function readStored(memo: Memo, place: string): Promise<Json | undefined> {
  return (await storedAt(memo, place))?.value
}

/** Every value kept at a place that starts with `prefix`, by place. */
export async function listStored(memo: Memo, prefix: string): Promise<readonly Json[]> {
  return (await memo.list(prefix)).map((entry) => Joi.attempt(entry.value, storedSchema).value)
}

/** A text of any length as 32 characters that fit in a memo key. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** Where this act keeps its value: where it said the first time it was tried. */
async function keyOfAct(memo: Memo, act: string, place: string): Promise<string> {
  if (await memo.add(`act:${act}`, place)) return place
  return Joi.attempt(await memo.get(`act:${act}`), Joi.string().required())
}

interface StoredValue {
  readonly act: string
  readonly value: Json
}

const storedSchema = Joi.object<StoredValue>({ act: Joi.string().required(), value: Joi.any().required() })

async function storedAt(memo: Memo, place: string): Promise<StoredValue | undefined> {
  const entry = await memo.get(place)
  return entry === undefined ? undefined : Joi.attempt(entry, storedSchema)
}
