import { importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** Files that import each other around, types included, by Tarjan's walk: each group once, its files in order. */
export function circlesOf(sources: readonly Source[]): readonly (readonly string[])[] {
  const files = new Set(sources.map(({ file }) => file))
  const imported = new Map(
    sources.map((source) => [
      source.file,
      importsOf(source).flatMap(({ target }) => (target !== null && files.has(target) ? [target] : [])),
    ]),
  )
  const circles: string[][] = []
  const found = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    const at = found.size
    found.set(file, at)
    open.push(file)
    let low = at
    for (const next of imported.get(file) ?? []) {
      if (!found.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, found.get(next) ?? low)
    }
    if (low === at) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low
  }
  for (const { file } of sources) if (!found.has(file)) visit(file)
  return circles
}
