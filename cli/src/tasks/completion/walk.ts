import type { Level } from './levels.ts'

/** `payments list:--status`: the flags after which a word is a value, in the command where they have one. */
export function flagsWithValues(levels: readonly Level[]): readonly string[] {
  return levels.flatMap(({ path, flags }) =>
    flags
      .filter(({ value }) => value !== null)
      .flatMap(({ long, short }) => [long, ...(short === null ? [] : [short])])
      .map((flag) => `${path}:${flag}`),
  )
}

/** Every command's path but the program's own. */
export function pathsOf(levels: readonly Level[]): readonly string[] {
  return levels.map(({ path }) => path).filter((path) => path !== '')
}

/** In single quotes, for shells where a quote within is written `'\''`. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
