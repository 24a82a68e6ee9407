import { type Import, importsOf } from './imports.ts'
import type { Source } from './sources.ts'

/** Who may import whom among the packages. Answers a sentence for every breach. */
export function breachesOfPackages(source: Source): string[] {
  const home = packageOf(source.file)
  return importsOf(source)
    .filter((one) => (!mayImport(home, one) && !isStageInTest(source, one)) || isAcrossTheWire(source, one))
    .map(({ specifier }) => `${source.file} imports ${specifier}`)
}

/** `hub`, `console`, `cli`, `cli/rehearsal`, `plugins/contract`, `plugins/sandbox-sis` and so on. */
function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'plugins' || second === 'rehearsal' ? `${first}/${second}` : first
}

function mayImport(home: string, { specifier, target, isType }: Import): boolean {
  if (target !== null) return packageOf(target) === home
  if (!specifier.startsWith('@matricula/')) return !specifier.startsWith('hub/')
  if (home === 'plugins/contract') return false
  if (specifier === '@matricula/rehearsal') return home === 'cli'
  if (specifier === '@matricula/hub/api') return clients.includes(home) && isType
  if (
    /^@matricula\/hub\/api\/(answers|bank-line|concept-without-names|every-of|format-message|invoice-payer|lists|movement-word|municipalities|payer|pesos)$/.test(
      specifier,
    )
  )
    return clients.includes(home)
  if (!/^@matricula\/contract(\/|$)/.test(specifier)) return false
  return !clients.includes(home) || isType
}

/** The hub's tests set real adapters on the stages that their packages bring. */
function isStageInTest({ file }: Source, { specifier }: Import): boolean {
  return file.startsWith('hub/test/') && /^@matricula\/[a-z0-9-]+\/stage$/.test(specifier)
}

/** An adapter and its stage share nothing: what one has wrong the other would have wrong too. */
function isAcrossTheWire({ file }: Source, { target }: Import): boolean {
  const sides = [sideOf(file), target === null ? null : sideOf(target)]
  return sides.includes('src') && sides.includes('stage')
}

/** `src` or `stage` of a plugin; null elsewhere. */
function sideOf(file: string): string | null {
  return /^plugins\/[^/]+\/(src|stage)\//.exec(file)?.[1] ?? null
}

/** They know the hub by its published API and the contract by its types. */
const clients = ['console', 'cli', 'cli/rehearsal']
