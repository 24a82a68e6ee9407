import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { type ComparedStudent, compareRosterPage, compareStudents } from './compare-roster.ts'
import { findGone } from './find-gone.ts'
import { gradeOf } from './grade-of.ts'
import { takeStudents } from './take-students.ts'
import Joi from 'joi'
import { schoolCode } from './students.schemas.ts'

const most = 50

/** Codes with commas between them. */
const someCodes = Joi.string()
  .pattern(new RegExp(`^[A-Za-z0-9]{5}(?:,[A-Za-z0-9]{5}){0,${most - 1}}$`))
  .description(`Up to ${most} school codes with commas between them`)

/** The vendor's own word for where the next page begins. */
const cursor = Joi.string()
  .max(500)
  .pattern(/^\P{Cc}+$/u)

const syncQuery = Joi.object<{ students?: string; cursor?: string }>({
  students: someCodes,
  cursor,
}).nand('students', 'cursor')

const compared = Joi.object({
  code: schoolCode.required(),
  name: Joi.string().allow('').required(),
  grade: Joi.string().allow('').required(),
  is: Joi.valid('new', 'changed', 'same', 'gone', 'unknown').required(),
  fields: Joi.array().items(Joi.string()).required().description('Names of what changed'),
}).label('ComparedStudent')

const students = Joi.array().items(compared).required()

const comparedView = Joi.object({ students, next: Joi.string().allow(null).required() }).label(
  'ComparedStudents',
)

const goneView = Joi.object({
  students,
  shrunk: Joi.boolean()
    .required()
    .description('Half of the school is missing in the system, so nobody counts as gone'),
}).label('GoneStudents')

const codes = Joi.array()
  .items(schoolCode)
  .max(most)
  .unique((one, other) => fold(one) === fold(other))

const takePayload = Joi.object<{ students: string[]; gone: string[] }>({
  students: codes.min(1).required(),
  gone: codes.required().description('Those of them that are known to be gone; nobody else is dropped'),
}).label('TakeStudents')

const takenView = Joi.array()
  .items(
    Joi.object({
      code: schoolCode.required(),
      is: Joi.valid('new', 'changed', 'same', 'gone', 'kept', 'unknown').required(),
    }).label('TakenStudent'),
  )
  .label('TakenStudents')

function fold(code: unknown): string {
  return String(code).toUpperCase()
}

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
