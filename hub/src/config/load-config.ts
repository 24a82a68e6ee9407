import path from 'node:path'
import Joi from 'joi'
import { parseSeason } from '../modules/seasons/parse-season.ts'
import type { AdminSeason, ParentSeason, Season } from '../modules/seasons/season.ts'
import { type Faq, loadFaq, shippedFaq } from './faq.ts'
import { type Environment, languageOf } from './language.ts'
import { loadTexts } from './load-texts.ts'
import { withOwnTexts } from './own-texts.ts'
import { loadTree, readSettings, wholeSettings } from './read-settings.ts'
import { readYaml } from './read-yaml.ts'
import { findSchoolFiles } from './school-files.ts'
import type { Settings } from './settings.ts'
import { startProblem } from './start-problem.ts'
import type { Locale, Texts } from './texts.ts'

export interface Config {
  readonly settings: Settings
  readonly seasons: Seasons
  readonly texts: Texts
  /** The same as they are written, ICU messages by flat key. */
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  readonly faq: Faq
  /** As written in plugins.yaml; the plugins module checks it against each plugin's own schema. */
  readonly plugins: unknown
  readonly demoStudents: readonly DemoStudent[]
  readonly demoGuardians: readonly DemoGuardian[]
  readonly demoActivities: readonly unknown[]
  /** The folder that holds config/; other folders of the settings are relative to it. */
  readonly root: string
}

/** The season of the parents' flow and the one of the administrators' order; each has its part. */
export interface Seasons {
  readonly parents: Season & { readonly parent: ParentSeason }
  readonly admin: Season & { readonly admin: AdminSeason }
}

export interface DemoStudent {
  readonly code: string
  readonly situation: Readonly<Record<string, string>>
}

export interface DemoGuardian {
  readonly email: string
  readonly situation: Readonly<Record<string, string>>
}

/**
 * With problems, `plugins` is still as written, so that its own problems can be told in the same breath; `lacking` are
 * the places whose problem has been told.
 */
export type LoadedConfig =
  | { readonly config: Config }
  | { readonly problems: readonly string[]; readonly plugins: unknown; readonly lacking: ReadonlySet<string> }

/** Reads every file of the configuration and answers it checked and frozen, or all its problems at once. */
export async function loadConfig(
  root: string,
  environment: Environment = process.env,
): Promise<LoadedConfig> {
  const problems: string[] = []
  const lacking = new Set<string>()
  const reading = { environment, problems, lacking, files: [], variables: new Map<string, string>() }
  const written = await readSettings(root, reading)
  const settings = written === undefined ? undefined : wholeSettings(written, reading)
  const files = await findSchoolFiles(root, reading)
  const loaded = await withOwnTexts(root, await loadTexts(root, reading), { ...reading, files })
  const faq = await loadFaq(root, (locale) => files('faq', locale) ?? shippedFaq(locale), reading)
  const plugins = await loadTree(path.join(root, 'config/plugins.yaml'), reading)
  const sandbox = path.join(root, 'config/sandbox')
  const demoStudents = await loadTree(path.join(sandbox, 'demo-students.yaml'), reading)
  const demoGuardians = await loadTree(path.join(sandbox, 'demo-guardians.yaml'), reading)
  const demoActivities = await loadTree(path.join(sandbox, 'activities.yaml'), reading)
  const names = seasonNames(written)
  const seasons =
    names === undefined
      ? undefined
      : await loadSeasons(root, names, { locale: languageOf(environment), problems })
  if (settings === undefined || seasons === undefined || problems.length > 0)
    return { problems, plugins, lacking }
  return {
    config: Object.freeze({
      settings,
      seasons,
      texts: { 'es-CO': loaded['es-CO'].compiled, en: loaded.en.compiled },
      messages: { 'es-CO': loaded['es-CO'].written, en: loaded.en.written },
      faq,
      plugins,
      demoStudents: Array.isArray(demoStudents) ? demoStudents : [],
      demoGuardians: Array.isArray(demoGuardians) ? demoGuardians : [],
      demoActivities: Array.isArray(demoActivities) ? demoActivities : [],
      root,
    }),
  }
}

const named = Joi.object<{ season: SeasonNames }>({
  season: Joi.object({ parents: Joi.string().required(), admin: Joi.string().required() })
    .unknown()
    .required(),
}).unknown()

type SeasonNames = Pick<Settings['season'], 'parents' | 'admin'>

/** Which seasons are asked for, so that they are read even when other settings are wrong. */
function seasonNames(written: unknown): SeasonNames | undefined {
  const { error, value } = named.required().validate(written)
  return error === undefined ? value.season : undefined
}

/** Where problems are told, and in whose language. */
interface ProblemReport {
  readonly locale: Locale
  readonly problems: string[]
}

async function loadSeasons(
  root: string,
  season: SeasonNames,
  report: ProblemReport,
): Promise<Seasons | undefined> {
  const parents = await loadSeason(root, season.parents, report)
  const admin = await loadSeason(root, season.admin, report)
  if (parents === undefined || admin === undefined) return undefined
  const { problems, locale } = report
  const lacks = (part: keyof SeasonNames, lacking: string) =>
    startProblem('noSeasonPart', { part, season: season[part], lacking }, locale)
  if (parents.parent === null) problems.push(lacks('parents', 'parent'))
  if (admin.admin === null) problems.push(lacks('admin', 'admin'))
  if (parents.parent === null || admin.admin === null) return undefined
  return { parents: { ...parents, parent: parents.parent }, admin: { ...admin, admin: admin.admin } }
}

async function loadSeason(
  root: string,
  name: string,
  { locale, problems }: ProblemReport,
): Promise<Season | undefined> {
  const file = path.join(root, 'config/seasons', `${name}.yaml`)
  const read = await readYaml(file, locale)
  if ('problem' in read) {
    problems.push(read.problem)
    return undefined
  }
  const parsed = parseSeason(read.value, path.relative(root, file), locale)
  if ('season' in parsed) return parsed.season
  problems.push(...parsed.problems)
  return undefined
}
