import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languageOf } from './language.ts'
import { readPrepared } from './prepared.ts'
import { type ProblemReport, readMessage } from './read-message.ts'
import type { Reading } from './read-settings.ts'
import { isTree, readYaml } from './read-yaml.ts'
import { startProblem } from './start-problem.ts'
import type { Catalogue, Locale } from './texts.ts'

/** The ICU messages of one language by flat key, as they are written and compiled. */
export interface LoadedCatalogue {
  readonly written: Readonly<Record<string, string>>
  readonly compiled: Catalogue
}

export type LoadedTexts = Readonly<Record<Locale, LoadedCatalogue>>

/** Reads both catalogues, and lists what is wrong with them. */
export async function loadTexts(
  root: string,
  { environment, problems }: Pick<Reading, 'environment' | 'problems'>,
): Promise<LoadedTexts> {
  const report = { told: languageOf(environment), problems }
  const es = await loadCatalogue(root, 'config/texts/es-CO.yaml', report)
  const en = await loadCatalogue(root, 'config/texts/en.yaml', report)
  const texts = { 'es-CO': es ?? unread, en: en ?? unread }
  // A file that could not be read has been told; that all its texts are missing says nothing more.
  if (es === null || en === null) return texts
  problems.push(
    ...untranslated(texts, { from: 'es-CO', to: 'en' }, report),
    ...untranslated(texts, { from: 'en', to: 'es-CO' }, report),
  )
  return texts
}

const unread: LoadedCatalogue = { written: {}, compiled: {} }

/** The texts of one file; null where it cannot be read. */
export async function loadCatalogue(
  root: string,
  file: string,
  report: ProblemReport,
): Promise<LoadedCatalogue | null> {
  const place = path.resolve(root, file)
  const prepared = await readPreparedCatalogue(place)
  if (prepared !== null) return prepared
  const read = await readYaml(place, report.told)
  if ('value' in read) return catalogueOf(read.value, file, report)
  report.problems.push(read.problem)
  return null
}

async function readPreparedCatalogue(place: string): Promise<LoadedCatalogue | null> {
  const text = await readFile(place, 'utf8').catch(() => null)
  const prepared = text === null ? null : await readPrepared<PreparedCatalogue>('texts', text)
  if (prepared === null) return null
  const { written, differing } = prepared
  return { written: Object.freeze(written), compiled: Object.freeze({ ...written, ...differing }) }
}

/** As the build keeps it. */
export interface PreparedCatalogue {
  readonly written: LoadedCatalogue['written']
  /** What is, compiled, not as it is written. */
  readonly differing: Catalogue
}

/** The texts of a file that has been read, compiled. */
export function catalogueOf(tree: unknown, file: string, report: ProblemReport): LoadedCatalogue {
  const written = flatten(tree, file, report)
  return {
    written: Object.freeze(Object.fromEntries(written)),
    compiled: compiledFrom(written, file, report),
  }
}

function flatten(
  tree: unknown,
  file: string,
  { told, problems }: ProblemReport,
): ReadonlyMap<string, string> {
  const catalogue = new Map<string, string>()
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') catalogue.set(key, value)
    else if (isTree(value)) {
      for (const [name, item] of Object.entries(value)) visit(item, key === '' ? name : `${key}.${name}`)
    } else problems.push(startProblem('noText', { file, key }, told))
  }
  visit(tree, '')
  return catalogue
}

function compiledFrom(written: ReadonlyMap<string, string>, file: string, report: ProblemReport): Catalogue {
  const texts = [...written].map(([key, text]) => [key, readMessage({ file, key, text }, report)] as const)
  return Object.freeze(Object.fromEntries(texts))
}

/** Keys that one language has and the other lacks. */
function untranslated(
  texts: LoadedTexts,
  { from, to }: Readonly<Record<'from' | 'to', Locale>>,
  { told }: Pick<ProblemReport, 'told'>,
): string[] {
  return Object.keys(texts[from].written)
    .filter((key) => !Object.hasOwn(texts[to].written, key))
    .map((key) => startProblem('untranslated', { file: `config/texts/${to}.yaml`, key }, told))
}
