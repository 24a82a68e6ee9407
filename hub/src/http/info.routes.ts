import Joi from 'joi'
import type { AppContext } from '../app-context.ts'
import { version } from '../shared/version.ts'
import type { Route } from './access-policy.ts'
import { defineRoute } from './define-route.ts'

const word = Joi.string().allow('').max(100)

const infoView = Joi.object({
  name: Joi.string().required(),
  version: Joi.string().required(),
  season: Joi.string().required(),
  profile: Joi.valid('sandbox', 'production').required(),
}).label('SoftwareInfo')

/** Which software answers, for a client that tells which one it is. What a client says is not kept. */
export function infoRoutes({ config }: Pick<AppContext, 'config'>): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/info',
      payload: Joi.object({ app: word, version: word, platform: word }).allow(null).label('ClientInfo'),
      options: {
        tags: ['api'],
        description: 'The software that answers: its name, version, season and profile',
        response: { schema: infoView },
      },
      handler: () => ({
        name: 'Matrícula Hub',
        version,
        season: config.seasons.parents.season,
        profile: config.settings.profile,
      }),
    }),
  ]
}
