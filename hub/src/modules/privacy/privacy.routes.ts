import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { localeOf } from '../../http/locale.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused } from '../../shared/refusal.ts'
import { consentsOf } from './consent.store.ts'
import { eraseFamily } from './erase-family.ts'
import { type FamilyAct, type FamilyRecords, familyOf } from './family.ts'
import { noticeIn, noticeInForce } from './notice.ts'
import {
  consentsView,
  erasedView,
  erasePayload,
  exportView,
  noticeView,
  studentParams,
} from './privacy.schemas.ts'
import { recordAudit } from '../audit/audit.store.ts'

export function privacyRoutes(records: FamilyRecords): Route[] {
  return [noticeRoute(records.app), consentsRoute(records.app), exportRoute(records), eraseRoute(records)]
}

function noticeRoute({ config }: Pick<AppContext, 'config'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/privacy/notice',
    options: {
      tags: ['api'],
      description: 'The privacy notice; its hash is of the Spanish text, which is the one in force',
      response: { schema: noticeView },
    },
    handler: (request) => {
      const { version, text } = noticeInForce(config)
      return { version, ...noticeIn(config, localeOf(request)), hash: sha256(text) }
    },
  })
}

function consentsRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/privacy/consents/{student}',
    refuses: ['NOT_FOUND'],
    reads: studentOf,
    params: studentParams,
    options: {
      tags: ['api'],
      description: 'What a student’s family agreed to, with the proof of the text, oldest first',
      response: { schema: consentsView },
    },
    handler: async (request) => {
      const code = authorizeStudent(callerOf(request), studentOf(request))
      if (isRefused(code)) return code
      const consents = await consentsOf(database, [code])
      return consents.map(({ purpose, text_version: version, text_hash: hash, at, channel }) => ({
        purpose,
        version,
        hash,
        at,
        channel,
      }))
    },
  })
}

/** Its read is in the trail as `family.export`. */
function exportRoute(records: FamilyRecords): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/privacy/families/{student}',
    refuses: ['FEATURE_DOWN'],
    params: studentParams,
    options: {
      tags: ['api'],
      description: 'Everything the hub keeps of a student and its siblings, as a file',
      response: { schema: exportView },
    },
    handler: async (request, h) => {
      const act = actOf(request)
      const file = `familia-${act.studentCode}.json`
      return h
        .response(await exportFamily(records, act))
        .header('content-disposition', `attachment; filename="${file}"`)
    },
  })
}

function eraseRoute(records: FamilyRecords): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/privacy/families/{student}/erase',
    refuses: ['ERASE_BLOCKED', 'FEATURE_DOWN'],
    params: studentParams,
    payload: erasePayload,
    options: {
      tags: ['api'],
      description: 'Erases a family from every part of the hub; what the law makes the school keep stays',
      response: { schema: erasedView },
    },
    handler: async (request, _h, { payload }) => {
      const { reason } = payload
      const answer = await eraseFamily(records, { ...actOf(request), reason })
      return isRefused(answer) ? answer : answer
    },
  })
}

function studentOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}

function actOf(request: Request): FamilyAct {
  return { studentCode: studentOf(request), actor: actorOf(callerOf(request)), trace: request.info.id }
}

interface FamilyExport {
  readonly exportedAt: string
  readonly students: readonly string[]
  readonly parts: Readonly<Record<string, unknown>>
}

/** Everything the hub keeps of a family, part by part (privacy-9). */
async function exportFamily(
  records: FamilyRecords,
  { studentCode, actor, trace }: FamilyAct,
): Promise<FamilyExport> {
  const { database, clock } = records.app
  const { students, emails } = await familyOf(records, { studentCode, trace })
  const parts: Record<string, unknown> = {}
  for (const source of records.sources) parts[source.name] = await source.export(database, students, emails)
  const at = clock.wall()
  const after = { students, parts: Object.keys(parts) }
  await recordAudit(database, {
    at,
    actor,
    act: 'family.export',
    subject: studentCode,
    before: null,
    after,
    trace,
  })
  return { exportedAt: at.toISOString(), students, parts }
}
