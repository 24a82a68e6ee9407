import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { actorOf, type Caller, callerOf } from '../../http/caller.ts'
import { answerPage } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  countRoster,
  homesOf,
  RealHome,
  type CorrectedHome,
  findCorrectedHome,
  keepCorrectedHome,
  readStudent,
} from '../students/index.ts'
import { listStudentHomes, type StudentHome } from './list-student-homes.ts'
import {
  homeCorrectedView,
  type HomePayload,
  homePayload,
  homesView,
  studentHomesQuery,
  studentHomesView,
} from './transport.schemas.ts'
import type { Place } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { measureWay } from './measure-way.ts'

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

function viewStudentHome(listed: StudentHome, caller: Caller) {
  const { student, requirement, home, metres, band, isNearBorder } = listed
  const grade = student.grade ?? student.nextGrade
  return {
    student: student.code,
    name: `${student.firstNames} ${student.lastNames}`,
    grade: grade?.name ?? '',
    grade_id: grade?.id ?? null,
    next_grade_id: student.nextGrade?.id ?? null,
    requirement: {
      text: student.terms.transportRequirement,
      way: requirement.modality,
      busStop: requirement.busStop,
      flagged: requirement.flagged,
    },
    home: home?.exactFor(caller) ?? null,
    metres,
    band,
    near_border: isNearBorder,
  }
}

interface HomeCorrection {
  readonly studentCode: string
  readonly place: Place
  readonly actor: string
  readonly trace: string
}

const deadlineMs = 10_000

/** Keeps where a student really lives, measured by the hub; answers how far that is in metres. */
async function correctHome(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  correction: HomeCorrection,
) {
  const { studentCode, place, actor, trace } = correction
  const student = await readStudent(app, studentCode)
  if (student === null) return refuse('NOT_FOUND')
  const way = await measureWay(app, place, { signal: AbortSignal.timeout(deadlineMs), trace })
  if (isRefused(way)) return way
  const { metres } = way
  const updatedAt = app.clock.wall()
  await keepWithTrail(app, { home: new RealHome(place), studentCode, metres, actor, updatedAt }, trace)
  return metres
}

async function keepWithTrail(
  { database }: Pick<AppContext, 'database'>,
  home: CorrectedHome,
  trace: string,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const corrected = await findCorrectedHome(trx, home.studentCode)
    await keepCorrectedHome(trx, home)
    await recordAudit(trx, {
      at: home.updatedAt,
      actor: home.actor,
      act: 'home.update',
      subject: home.studentCode,
      // How far, and not where: the trail outlives the family's data.
      before: corrected === null ? null : { metres: corrected.metres },
      after: { metres: home.metres },
      trace,
    })
  })
}
