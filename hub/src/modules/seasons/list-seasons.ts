import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { AppContext } from '../../app-context.ts'
import { readYaml } from '../../config/read-yaml.ts'
import { checkSeason } from './parse-season.ts'

export interface ListedSeason {
  readonly season: string
  /** What the hub runs it for; none: a file that lies ready. */
  readonly runs: readonly ('parents' | 'admin')[]
  readonly parts: readonly ('parent' | 'admin')[]
  readonly project: string | null
  readonly opens: string | null
  readonly closes: string | null
  readonly problems: number
}

/** Every season file of the configuration, by name, and which of them this hub runs. */
export async function listSeasons({ config }: Pick<AppContext, 'config'>): Promise<readonly ListedSeason[]> {
  const folder = path.join(config.root, 'config/seasons')
  const names = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  return Promise.all(names.map((file) => describe(config.seasons, path.join(folder, file))))
}

async function describe(running: AppContext['config']['seasons'], file: string): Promise<ListedSeason> {
  const season = path.basename(file, '.yaml')
  const runs = (['parents', 'admin'] as const).filter((part) => running[part].season === season)
  const unknown = { season, runs, parts: [], project: null, opens: null, closes: null }
  const read = await readYaml(file)
  if ('problem' in read) return { ...unknown, problems: 1 }
  const checked = checkSeason(read.value, season)
  if ('problems' in checked) return { ...unknown, problems: checked.problems.length }
  const { project, parent, admin } = checked.season
  return {
    season,
    runs,
    parts: [
      ...(parent === null ? [] : (['parent'] as const)),
      ...(admin === null ? [] : (['admin'] as const)),
    ],
    project,
    opens: parent?.windows.opens ?? null,
    closes: parent?.windows.closes ?? null,
    problems: 0,
  }
}
