import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What the build makes of the shipped configuration, so that a start does not: YAML as data, and texts compiled. */
export type PreparedKind = 'yaml' | 'texts'

/** What the build has made of a file's text; null where it has not seen that text. */
export async function readPrepared<Prepared>(kind: PreparedKind, text: string): Promise<Prepared | null> {
  const prepared = await readFile(preparedFile(kind, text), 'utf8').catch(() => null)
  return prepared === null ? null : JSON.parse(prepared)
}

/** Where it lies, by the hash of that text. */
export function preparedFile(kind: PreparedKind, text: string): string {
  const name = createHash('sha256').update(text).digest('hex')
  return fileURLToPath(new URL(`prepared-${kind}/${name}.json`, import.meta.url))
}
