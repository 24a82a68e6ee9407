import path from 'node:path'
import type { Source } from './sources.ts'

/** One import, export-from, dynamic import or require. */
export interface Import {
  /** As written: './a.ts' or '@matricula/contract'. */
  readonly specifier: string
  /** The file it means, from the root; null for a package. */
  readonly target: string | null
  /** `import type` and `export type`: gone when the program runs. */
  readonly isType: boolean
}

// A statement stands at the start of a line (prettier keeps it so); its names never hold a quote.
const statement = /^(?:import|export)\b(\s+type\b)?(?:[^'"`;()=]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
const call = /\b(?:import|require|require\.resolve)\(\s*['"`]([^'"`]+)['"`]/g
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** What a file imports, comments aside. */
export function importsOf({ file, text }: Source): Import[] {
  const code = text.replaceAll(comment, '')
  const stated = [...code.matchAll(statement)].map(([, type, specifier = '']) => ({
    specifier,
    isType: type !== undefined,
  }))
  const called = [...code.matchAll(call)].map(([, specifier = '']) => ({ specifier, isType: false }))
  return [...stated, ...called].map(({ specifier, isType }) => ({
    specifier,
    isType,
    target: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null,
  }))
}
