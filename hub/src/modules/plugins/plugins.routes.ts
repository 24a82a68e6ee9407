import type { Request } from '@hapi/hapi'
import { servesVendorPages } from '../../config/purpose.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import type { InstanceView } from '../../plugins/index.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { featuresOf } from './features.ts'
import { healthView, instanceParams, pausePayload, pluginsView, pluginView } from './plugins.schemas.ts'
import type { Health } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropPause, lockPause, keepPause } from './pause.store.ts'

export function pluginsRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>): Route[] {
  const { plugins } = app
  return [
    defineRoute({
      method: 'GET',
      path: '/api/plugins',
      options: {
        tags: ['api'],
        description: 'Each plugin instance: state, what it supports, what stops without it, faults, latency',
        response: { schema: pluginsView },
      },
      handler: () => viewPlugins(app),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/plugins/{instance}/check',
      refuses: ['NOT_FOUND'],
      params: instanceParams,
      options: {
        tags: ['api'],
        description:
          'Asks the vendor now and takes the instance back when it answers, unless staff have paused it',
        response: { schema: healthView },
      },
      handler: async (request) => {
        const instance = instanceOf(app, request)
        return isRefused(instance) ? instance : plugins.check(instance)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/plugins/{instance}/pause',
      refuses: ['NOT_FOUND'],
      params: instanceParams,
      payload: pausePayload,
      options: {
        tags: ['api'],
        description: 'Lets nothing more leave for this vendor until a person resumes it',
        response: { schema: pluginView },
      },
      handler: async (request, h, { payload: { reason } }) => {
        const instance = instanceOf(app, request)
        if (isRefused(instance)) return instance
        await pausePlugin(app, { instance, reason, ...whoOf(request) })
        return h.response(viewPlugins(app).find((one) => one.instance === instance))
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/plugins/{instance}/resume',
      refuses: ['NOT_FOUND'],
      params: instanceParams,
      options: {
        tags: ['api'],
        description: 'Lifts a pause and asks the vendor how it is',
        response: { schema: healthView },
      },
      handler: async (request) => {
        const instance = instanceOf(app, request)
        return isRefused(instance) ? instance : resumePlugin(app, { instance, ...whoOf(request) })
      },
    }),
  ]
}

function instanceOf({ plugins }: Pick<AppContext, 'plugins'>, { params }: Request) {
  const instance = String(params['instance'])
  return plugins.view().some((one) => one.instance === instance) ? instance : refuse('NOT_FOUND')
}

function whoOf(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function viewPlugins({ plugins, config }: Pick<AppContext, 'config' | 'plugins'>) {
  const hasDesks = servesVendorPages(config.settings)
  const withWords = (one: InstanceView) => ({
    ...one,
    features: featuresOf(one, config.settings.payments),
    desk: hasDesks && plugins.pages(one.instance) !== null ? `/sandbox/${one.instance}/` : null,
  })
  return plugins.view().map(withWords)
}

interface ResumePluginCommand {
  readonly instance: string
  readonly actor: string
  readonly trace: string
}

/** Lifts a pause and asks the vendor how it is; one that nobody paused is only asked. */
async function resumePlugin(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  { instance, actor, trace }: ResumePluginCommand,
): Promise<Health> {
  await inTransaction(app.database, async (trx) => {
    const pause = await lockPause(trx, instance)
    if (pause === null) return
    await dropPause(trx, instance)
    const before = { reason: pause.reason, by: pause.by }
    const at = app.clock.wall()
    await recordAudit(trx, { at, actor, act: 'plugin.resume', subject: instance, before, after: null, trace })
  })
  await app.plugins.heedPauses()
  return app.plugins.check(instance)
}

interface PausePluginCommand {
  readonly instance: string
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/** Lets nothing more leave for a vendor until a person resumes it; the other hubs hear of it within seconds. */
async function pausePlugin(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  command: PausePluginCommand,
): Promise<void> {
  const { instance, reason, actor, trace } = command
  const at = app.clock.wall()
  await inTransaction(app.database, async (trx) => {
    const before = await lockPause(trx, instance)
    await keepPause(trx, { instance, reason, by: actor, at: at.toISOString() })
    await recordAudit(trx, {
      at,
      actor,
      act: 'plugin.pause',
      subject: instance,
      before: before === null ? null : { reason: before.reason },
      after: { reason },
      trace,
    })
  })
  await app.plugins.heedPauses()
}
