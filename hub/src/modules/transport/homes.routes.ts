import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { actorOf, type Caller, callerOf } from '../../http/caller.ts'
import { answerPage } from '../../http/paging.ts'
import { isRefused } from '../../shared/refusal.ts'
import { countRoster, homesOf, type RealHome } from '../students/index.ts'
import { correctHome, type HomeCorrection } from './correct-home.ts'
import { listStudentHomes } from './list-student-homes.ts'
import { viewStudentHome } from './student-home.view.ts'
import {
  homeCorrectedView,
  type HomePayload,
  homePayload,
  homesView,
  studentHomesQuery,
  studentHomesView,
} from './transport.schemas.ts'

/** Where students live, for those who plan the routes: no names (transport-16). */
export function homesRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/transport/geolocation/information',
      reads: () => '*',
      options: {
        tags: ['api'],
        description:
          'Where each student lives, by school code; X-Total-Count is how many students there are, also without a home',
        response: { schema: homesView },
      },
      handler: async (request, h) => {
        const homes = await homesOf(app.database)
        const spots = homes.flatMap((one) => viewSpot(one, callerOf(request)))
        return answerPage(h, { items: spots, total: await countRoster(app.database) })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/transport/homes',
      reads: () => '*',
      query: studentHomesQuery,
      options: {
        tags: ['api'],
        description:
          'What students need and how far they live, in the order asked; a code nobody has is left out',
        response: { schema: studentHomesView },
      },
      handler: async (request, _h, { query }) => {
        const { students } = query
        const homes = await listStudentHomes(app, students.split(','))
        return homes.map((home) => viewStudentHome(home, callerOf(request)))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/transport/onlyone/student/update',
      refuses: ['NOT_FOUND', 'TOO_FAR', 'NO_ROUTE', 'FEATURE_DOWN'],
      payload: homePayload,
      options: {
        tags: ['api'],
        description: 'Puts a student’s home right; the hub measures the way itself',
        response: { schema: homeCorrectedView },
      },
      handler: async (request, _h, { payload }) => {
        const metres = await correctHome(app, correctionFrom(request, payload))
        return isRefused(metres) ? metres : { result: 'DONE', distance: metres }
      },
    }),
  ]
}

function viewSpot({ code, home }: { readonly code: string; readonly home: RealHome }, caller: Caller) {
  const place = home.exactFor(caller)
  return place === null ? [] : [{ custom_id: code, lat: place.lat, lng: place.lng }]
}

function correctionFrom(request: Request, { StuCode, LatGMC, LngGMC, DirGMC }: HomePayload): HomeCorrection {
  return {
    studentCode: StuCode.toUpperCase(),
    place: { lat: LatGMC, lng: LngGMC, address: DirGMC },
    actor: actorOf(callerOf(request)),
    trace: request.info.id,
  }
}
