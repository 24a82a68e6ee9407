import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { type ComparedStudent, compareRosterPage, compareStudents } from './compare-roster.ts'
import { findGone } from './find-gone.ts'
import { gradeOf } from './grade-of.ts'
import { comparedView, goneView, syncQuery, takenView, takePayload } from './roster-sync.schemas.ts'
import { takeStudents } from './take-students.ts'

const path = '/api/students/sync'
const wholeMs = 90_000
const pageMs = 60_000

/** What the scheduled sync would take over from the student information system, and taking some of it over now. */
export function rosterSyncRoutes(app: Pick<AppContext, 'database' | 'clock' | 'plugins'>): Route[] {
  return [compareRoute(app), goneRoute(app), takeRoute(app)]
}

function compareRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path,
    refuses: ['FEATURE_DOWN'],
    reads: () => '*',
    query: syncQuery,
    options: {
      tags: ['api'],
      description:
        'How the student information system differs from the roster, a page of it or by school code',
      response: { schema: comparedView },
    },
    handler: async (request, _h, { query }) => {
      const { students, cursor } = query
      const read = { signal: AbortSignal.timeout(pageMs), trace: request.info.id }
      if (students === undefined) {
        const page = await compareRosterPage(app, cursor, read)
        return { students: page.students.map(viewCompared), next: page.next }
      }
      const compared = await compareStudents(app, students.split(','), read)
      return { students: compared.map(viewCompared), next: null }
    },
  })
}

function goneRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: `${path}/gone`,
    refuses: ['FEATURE_DOWN'],
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'Who is in the roster and not in the student information system any more',
      response: { schema: goneView },
    },
    handler: async (request) => {
      const read = { signal: AbortSignal.timeout(wholeMs), trace: request.info.id }
      const { students, shrunk } = await findGone(app, read)
      return { students: students.map(viewCompared), shrunk }
    },
  })
}

function takeRoute(app: Pick<AppContext, 'database' | 'clock' | 'plugins'>): Route {
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['FEATURE_DOWN'],
    payload: takePayload,
    options: {
      tags: ['api'],
      description: 'Takes students over from the student information system now; again, it changes nothing',
      response: { schema: takenView },
    },
    handler: async (request, _h, { payload }) => {
      const { students: codes, gone } = payload
      const actor = actorOf(callerOf(request))
      return [...(await takeStudents(app, { codes, gone, actor, trace: request.info.id }))]
    },
  })
}

function viewCompared({ code, is, fields, student }: ComparedStudent) {
  const name = student === null ? '' : `${student.firstNames} ${student.lastNames}`
  const grade = student === null ? '' : (gradeOf(student)?.name ?? '')
  return { code, name, grade, is, fields: [...fields] }
}
