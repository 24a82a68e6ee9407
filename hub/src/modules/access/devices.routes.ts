import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sessionCookie, type Sessions } from '../../http/sessions.ts'
import { refuse } from '../../shared/refusal.ts'
import { findByCodes } from '../students/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropDevicesOf } from './known-device.store.ts'
import { closeStudentLinks } from './mail-link.store.ts'
import { dropChallengesOf } from './sign-in-challenge.store.ts'

const params = Joi.object({
  student: Joi.string()
    .pattern(/^[A-Za-z0-9]{5}$/)
    .required(),
})

/** The devices that a student's family is remembered on. */
export function devicesRoutes(app: Pick<AppContext, 'database' | 'clock'>, sessions: Sessions): Route[] {
  const done = { status: { 204: true } }
  return [
    defineRoute({
      method: 'DELETE',
      path: '/api/enrollment/devices',
      options: {
        tags: ['api'],
        description: 'Forgets my family’s devices and signs us out everywhere, here as well',
        response: done,
      },
      handler: async (request, h) => {
        await forgetDevices(app, sessions, inputOf(request, callerOf(request).subject))
        return h.response().code(204).unstate(sessionCookie)
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/enrollment/admin/devices/{student}',
      refuses: ['NOT_FOUND'],
      params,
      options: {
        tags: ['api'],
        description: 'Forgets the devices of a student’s family and signs it out everywhere',
        response: done,
      },
      handler: async (request, h) => {
        const studentCode = String(request.params['student']).toUpperCase()
        const known = await findByCodes(app.database, [studentCode])
        if (known.length === 0) return refuse('NOT_FOUND')
        await forgetDevices(app, sessions, inputOf(request, studentCode))
        return h.response().code(204)
      },
    }),
  ]
}

function inputOf(request: Request, studentCode: string) {
  return { studentCode, actor: actorOf(callerOf(request)), trace: request.info.id }
}

interface ForgetDevicesCommand {
  readonly studentCode: string
  readonly actor: string
  readonly trace: string
}

/** Forgets every device of a student's family, signs it out everywhere and closes its letters, as after a lost telephone. */
async function forgetDevices(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  sessions: Sessions,
  { studentCode, actor, trace }: ForgetDevicesCommand,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const devices = await dropDevicesOf(trx, [studentCode], [])
    await dropChallengesOf(trx, [studentCode])
    await closeStudentLinks(trx, studentCode)
    await sessions.closeAllOf('student', studentCode, trx)
    const entry = { at: clock.wall(), actor, act: 'devices.forget', subject: studentCode, trace }
    await recordAudit(trx, { ...entry, before: { devices }, after: { devices: 0 } })
  })
}
