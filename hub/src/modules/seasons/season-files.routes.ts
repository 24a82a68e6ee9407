import type { AppContext } from '../../app-context.ts'
import { localeOf } from '../../http/locale.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import Joi from 'joi'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readYaml } from '../../config/read-yaml.ts'
import { checkSeason } from './parse-season.ts'

const name = /^[\w.-]{1,40}$/

const checkSeasonPayload = Joi.object<{ text: string; name?: string }>({
  // Longer than any season, shorter than what would keep the hub busy.
  text: Joi.string().allow('').max(200_000).required(),
  // The file's name without its ending, which the season must bear.
  name: Joi.string().pattern(name),
}).label('SeasonText')

const checkedSeasonView = Joi.object({
  season: Joi.string().allow('', null).required(),
  problems: Joi.array()
    .items(
      Joi.object({
        path: Joi.string().allow('').required(),
        line: Joi.number().integer().min(1).required(),
        message: Joi.string().required(),
      }).label('SeasonProblem'),
    )
    .required(),
}).label('CheckedSeason')

const season = Joi.object({
  season: Joi.string().required(),
  runs: Joi.array().items(Joi.valid('parents', 'admin')).required(),
  parts: Joi.array().items(Joi.valid('parent', 'admin')).required(),
  project: Joi.string().allow(null).required(),
  opens: Joi.string().allow(null).required(),
  closes: Joi.string().allow(null).required(),
  problems: Joi.number().integer().required(),
}).label('SeasonFile')

const seasonsView = Joi.array().items(season).label('SeasonFiles')

/** The files that seasons are made of, for whoever prepares the next one. */
export function seasonFilesRoutes(app: Pick<AppContext, 'config'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/seasons',
      options: {
        tags: ['api'],
        description: 'The season files of the configuration, and which of them the hub runs',
        response: { schema: seasonsView },
      },
      handler: () => listSeasons(app),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/seasons/check',
      payload: checkSeasonPayload,
      options: {
        tags: ['api'],
        description: 'All that is wrong in the text of a season file, by line; changes nothing',
        response: { schema: checkedSeasonView },
      },
      handler: async (request, _h, { payload }) => {
        const { text, name } = payload
        const { checkText } = await import('./check-text.ts')
        return checkText(text, name ?? null, localeOf(request))
      },
    }),
  ]
}

interface ListedSeason {
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
async function listSeasons({ config }: Pick<AppContext, 'config'>): Promise<readonly ListedSeason[]> {
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
