import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { diagnose } from './diagnose.ts'
import { readLog, type LogQuery, levels } from './read-log.ts'
import { kinds } from '@matricula/contract'
import Joi from 'joi'
import { warningCodes } from './configuration-warnings.ts'

const text = Joi.string().allow('').required()
const count = Joi.number().integer().min(0).required()
const instant = Joi.string().isoDate()
const names = Joi.array().items(Joi.string()).required()

const logQuery = Joi.object<Partial<LogQuery>>({
  after: Joi.number().integer().min(0),
  level: Joi.valid(...levels),
  limit: Joi.number().integer().min(1).max(2000),
})

const logEntry = Joi.object({
  id: count,
  at: instant.required(),
  level: Joi.valid(...levels).required(),
  message: text,
  fields: Joi.object().unknown().required(),
}).label('LogEntry')

const recentLogView = Joi.object({
  lines: Joi.array().items(logEntry).required(),
  next: count,
}).label('RecentLog')

const database = Joi.object({
  dialect: Joi.valid('sqlite', 'pg', 'mssql').required(),
  bytes: count,
  migrations: Joi.object({ applied: names, pending: names, unknown: names }).required(),
}).label('DatabaseFacts')

const plugin = Joi.object({
  instance: text,
  kind: Joi.valid(...kinds).required(),
  use: text,
  required: Joi.boolean().required(),
  state: Joi.valid('starting', 'up', 'down', 'paused').required(),
  since: text,
  isAsked: Joi.boolean()
    .required()
    .description('Whether this hub has asked the vendor anything since it started'),
  // What the last check found, where it failed.
  why: Joi.string().allow(null).required(),
  pausedBy: Joi.string().allow(null).required(),
  lastFault: Joi.object({ code: text, at: text, call: text }).allow(null).required(),
}).label('PluginInstanceStatus')

const diagnosisView = Joi.object({
  hub: Joi.object({
    version: text,
    node: text,
    profile: Joi.valid('sandbox', 'production').required(),
    publicUrl: text,
    uptimeSeconds: count,
  }).required(),
  clock: Joi.object({
    wall: instant.required(),
    season: instant.required(),
    simulated: Joi.boolean().required(),
  }).required(),
  // Null: it does not answer.
  database: database.allow(null).required(),
  outbox: Joi.object({
    due: count,
    onHold: count,
    // Of the due ones those that met a fault before.
    failed: count,
    oldestDueAt: instant.allow(null).required(),
    oldestOnHoldAt: instant.allow(null).required(),
  })
    .allow(null)
    .required(),
  work: Joi.object({
    by: Joi.valid('here', 'workers').required(),
    // Whether it answers; null where this hub is alone.
    redis: Joi.boolean().allow(null).required(),
    // Since anybody who works last showed itself; null where nobody has.
    secondsSinceSign: count.allow(null),
  }).required(),
  // How many families wait to sign in, at all hubs; null while Redis keeps their line and does not answer.
  line: Joi.object({ waiting: count }).allow(null).required(),
  // How long ago a provider should have been asked, and the oldest callback settled; null when nobody can say.
  delays: Joi.object({ paymentsSeconds: count, callbacksSeconds: count }).allow(null).required(),
  plugins: Joi.array().items(plugin).required(),
  // Of the folder that holds the data; null where the system does not tell.
  disk: Joi.object({ freeBytes: count, totalBytes: count }).allow(null).required(),
  season: Joi.object({ parents: text, admin: text }).required(),
  warnings: Joi.array()
    .items(
      Joi.object({ code: Joi.valid(...warningCodes).required(), about: text }).label('ConfigurationWarning'),
    )
    .required(),
}).label('Diagnosis')

const usualLines = 200

export function operationsRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/doctor',
      options: {
        tags: ['api'],
        description: 'How the hub is: database, plugins, clock, disk, deliveries and what to look into',
        response: { schema: diagnosisView },
      },
      handler: () => diagnose(app),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/logs',
      query: logQuery,
      options: {
        tags: ['api'],
        description: 'The last lines of this process’s log, the oldest first; ask on with `after`',
        response: { schema: recentLogView },
      },
      handler: (_request, _h, { query }) => {
        const { after = 0, level = 'debug', limit = usualLines } = query
        return readLog(app.recentLog, { after, level, limit })
      },
    }),
  ]
}
