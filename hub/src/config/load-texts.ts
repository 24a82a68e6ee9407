import path from 'node:path'
import { languageOf } from './language.ts'
import type { Reading } from './read-settings.ts'
import { isTree, readYaml } from './read-yaml.ts'
import { startProblem } from './start-problem.ts'
import type { Catalogue, Locale, Texts } from './texts.ts'

/** Where problems are told, and in whose language. */
interface ProblemReport {
  readonly told: Locale
  readonly problems: string[]
}

/** Reads both catalogues, and lists what is wrong with them. */
export async function loadTexts(
  root: string,
  { environment, problems }: Pick<Reading, 'environment' | 'problems'>,
): Promise<Texts> {
  const report = { told: languageOf(environment), problems }
  const es = await loadCatalogue(root, 'config/texts/es-CO.yaml', report)
  const en = await loadCatalogue(root, 'config/texts/en.yaml', report)
  const texts = { 'es-CO': es ?? {}, en: en ?? {} }
  // A file that could not be read has been told; that all its texts are missing says nothing more.
  if (es === null || en === null) return texts
  problems.push(
    ...untranslated(texts, { from: 'es-CO', to: 'en' }, report),
    ...untranslated(texts, { from: 'en', to: 'es-CO' }, report),
  )
  return texts
}

/** The texts of one file; null where it cannot be read. */
export async function loadCatalogue(
  root: string,
  file: string,
  report: ProblemReport,
): Promise<Catalogue | null> {
  const read = await readYaml(path.resolve(root, file), report.told)
  if ('value' in read) return flatten(read.value, file, report)
  report.problems.push(read.problem)
  return null
}

function flatten(tree: unknown, file: string, { told, problems }: ProblemReport): Catalogue {
  const catalogue = new Map<string, string>()
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') catalogue.set(key, value)
    else if (isTree(value)) {
      for (const [name, item] of Object.entries(value)) visit(item, key === '' ? name : `${key}.${name}`)
    } else problems.push(startProblem('noText', { file, key }, told))
  }
  visit(tree, '')
  return Object.freeze(Object.fromEntries(catalogue))
}

/** Keys that one language has and the other lacks. */
function untranslated(
  texts: Texts,
  { from, to }: Readonly<Record<'from' | 'to', Locale>>,
  { told }: Pick<ProblemReport, 'told'>,
): string[] {
  return Object.keys(texts[from])
    .filter((key) => !Object.hasOwn(texts[to], key))
    .map((key) => startProblem('untranslated', { file: `config/texts/${to}.yaml`, key }, told))
}
