import { kinds } from '@matricula/contract'
import type { Kind, PluginDefinition } from '@matricula/contract'
import Joi from 'joi'
import { describeProblem } from '../config/describe-problem.ts'
import { languageOf } from '../config/language.ts'
import { isTree } from '../config/read-yaml.ts'
import { startProblem } from '../config/start-problem.ts'
import type { Locale } from '../config/texts.ts'
import { loadPlugin, usePattern } from './load-plugin.ts'
import type { SearchFrom } from './load-plugin.ts'

/** One instance of config/plugins.yaml, loaded and with settings its plugin has accepted. */
export interface CheckedEntry<K extends Kind = Kind> {
  readonly kind: K
  /** Within its kind, such as `card`. */
  readonly name: string
  readonly use: string
  readonly required: boolean
  readonly definition: PluginDefinition<K>
  readonly settings: unknown
}

export interface CheckedEntries {
  readonly entries: readonly CheckedEntry[]
  /** Every problem of every entry; nothing may start while there is one. */
  readonly problems: readonly string[]
}

/** Kinds no enrolment can do without; the others answer `unsupported` while nobody is configured. */
const neededKinds: readonly Kind[] = ['sis', 'accounting', 'payments']

interface WrittenEntry {
  readonly use: string
  readonly required: boolean
  readonly settings: unknown
}

const writtenEntry = Joi.object<WrittenEntry>({
  use: Joi.string().pattern(usePattern).required(),
  required: Joi.boolean().default(false),
  settings: Joi.object().allow(null).default({}),
}).required()

/** Where an entry stands. `from`: where packages are looked for that the hub does not carry. */
interface Place {
  readonly kind: Kind
  readonly name: string
  readonly from: SearchFrom
  /** In which problems are told. */
  readonly locale: Locale
  /** Places whose problem has been told already. */
  readonly told: ReadonlySet<string>
}

/**
 * Checks what config/plugins.yaml says, entry by entry and against each plugin's own schema. `from` is that file's
 * path: plugins may be installed beside it.
 */
export async function checkEntries(
  written: unknown,
  from: SearchFrom,
  {
    locale = languageOf(),
    told = new Set(),
  }: { readonly locale?: Locale; readonly told?: ReadonlySet<string> } = {},
): Promise<CheckedEntries> {
  if (!isTree(written)) return { entries: [], problems: [startProblem('noPlugins', {}, locale)] }
  const places = kinds.flatMap((kind) =>
    namesOf(written[kind]).map((name) => ({ kind, name, from, locale, told })),
  )
  const checked = await Promise.all(places.map((place) => checkEntry(place, entryAt(written, place))))
  return {
    entries: checked.flatMap((result) => ('entry' in result ? [result.entry] : [])),
    problems: [
      ...strayKinds(written, locale),
      ...missingKinds(written, locale),
      ...strayNames(places),
      ...sharedNames(places),
      ...checked.flatMap((result) => ('problems' in result ? result.problems : [])),
    ],
  }
}

type Written = Readonly<Record<string, unknown>>

function namesOf(instances: unknown): string[] {
  return isTree(instances) ? Object.keys(instances) : []
}

function entryAt(written: Written, { kind, name }: Place): unknown {
  const instances = written[kind]
  return isTree(instances) ? instances[name] : undefined
}

function strayKinds(written: Written, locale: Locale): string[] {
  const known: readonly string[] = kinds
  return Object.keys(written)
    .filter((kind) => !known.includes(kind))
    .map((kind) => startProblem('unknownKind', { kind, kinds: kinds.join(', ') }, locale))
}

function missingKinds(written: Written, locale: Locale): string[] {
  const missing = neededKinds
    .filter((kind) => namesOf(written[kind]).length === 0)
    .map((kind) => startProblem('missingKind', { kind }, locale))
  const sis = namesOf(written['sis'])
  const isAlone = sis.includes('admissions') && !sis.includes('main')
  return isAlone ? [...missing, startProblem('missingSis', {}, locale)] : missing
}

const namePattern = /^[a-z][a-z0-9-]{0,30}$/

/**
 * Names stand in URLs and metrics. Payments may have several instances, and sis a second one for admissions; of every
 * other kind the modules ask `main`.
 */
function strayNames(places: readonly Place[]): string[] {
  return places.flatMap(({ kind, name, locale }) => {
    const place = `plugins.${kind}.${name}`
    if (kind === 'payments') return namePattern.test(name) ? [] : [startProblem('badName', { place }, locale)]
    if (name === 'main' || (kind === 'sis' && name === 'admissions')) return []
    if (kind === 'sis') return [startProblem('sisNames', { place }, locale)]
    return [startProblem('onlyMain', { place, kind }, locale)]
  })
}

/** A vendor's callback names the instance alone, so payments and esign share one set of names. */
function sharedNames(places: readonly Place[]): string[] {
  const signing = places.filter(({ kind }) => kind === 'esign').map(({ name }) => name)
  return places
    .filter(({ kind, name }) => kind === 'payments' && signing.includes(name))
    .map(({ name, locale }) => startProblem('sharedName', { name }, locale))
}

type CheckedOne = { readonly entry: CheckedEntry } | { readonly problems: readonly string[] }

async function checkEntry(at: Place, written: unknown): Promise<CheckedOne> {
  const { kind, name, from, locale } = at
  const place = `plugins.${kind}.${name}`
  const shape = writtenEntry.validate(written ?? {}, { abortEarly: false })
  if (shape.error !== undefined) return { problems: problemsOf(place, shape.error, at) }
  const { use, required, settings } = shape.value
  const loaded = await loadPlugin(kind, use, from)
  if ('problem' in loaded)
    return { problems: [startProblem(loaded.problem, { ...loaded.about, place, use }, locale)] }
  const checked = loaded.definition.settings.validate(settings ?? {}, { abortEarly: false })
  if (checked.error !== undefined) return { problems: problemsOf(`${place}.settings`, checked.error, at) }
  return { entry: { kind, name, use, required, definition: loaded.definition, settings: checked.value } }
}

function problemsOf(place: string, { details }: Joi.ValidationError, { locale, told }: Place): string[] {
  return details
    .filter(({ path }) => !told.has([place, ...path].join('.')))
    .map((item) => describeProblem(place, item, locale))
}
