import { type Import, importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** house.md, law 1: who may import whom among the packages. Answers a sentence for every breach. */
export function breachesOfPackages(source: Source): string[] {
  const home = packageOf(source.file)
  return importsOf(source)
    .filter((one) => !mayImport(home, one))
    .map(({ specifier }) => `${source.file} imports ${specifier}`)
}

/** `hub`, `console`, `cli`, `plugins/contract`, `plugins/sandbox-sis` and so on. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'plugins' ? `${first}/${second}` : first
}

function mayImport(home: string, { specifier, target, isType }: Import): boolean {
  if (target !== null) return packageOf(target) === home
  if (!specifier.startsWith('@matricula/')) return !specifier.startsWith('hub/')
  if (home === 'plugins/contract') return false
  if (!/^@matricula\/contract(\/|$)/.test(specifier)) return false
  return (home !== 'console' && home !== 'cli') || isType
}
