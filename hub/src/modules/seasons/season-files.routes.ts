import type { AppContext } from '../../app-context.ts'
import { localeOf } from '../../http/locale.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { checkText } from './check-text.ts'
import { listSeasons } from './list-seasons.ts'
import { checkSeasonPayload, checkedSeasonView, seasonsView } from './season-files.schemas.ts'

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
      handler: (request, _h, { payload }) => {
        const { text, name } = payload
        return checkText(text, name ?? null, localeOf(request))
      },
    }),
  ]
}
