import type { Lifecycle, Request } from '@hapi/hapi'
import { servesVendorPages } from '../../config/purpose.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import type { InstanceView } from '../../plugins/index.ts'
import { refuse } from '../../shared/refusal.ts'
import { featuresOf } from './features.ts'
import { pausePlugin } from './pause-plugin.ts'
import { healthView, instanceParams, pausePayload, pluginsView, pluginView } from './plugins.schemas.ts'
import { resumePlugin } from './resume-plugin.ts'

export function pluginsRoutes(app: AppContext): Route[] {
  const { plugins } = app
  return [
    {
      method: 'GET',
      path: '/api/plugins',
      options: {
        tags: ['api'],
        description: 'Each plugin instance: state, what it supports, what stops without it, faults, latency',
        response: { schema: pluginsView },
      },
      handler: () => viewPlugins(app),
    },
    {
      method: 'POST',
      path: '/api/plugins/{instance}/check',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description:
          'Asks the vendor now and takes the instance back when it answers, unless staff have paused it',
        validate: { params: instanceParams },
        response: { schema: healthView },
      },
      handler: ofKnown(app, (instance) => plugins.check(instance)),
    },
    {
      method: 'POST',
      path: '/api/plugins/{instance}/pause',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Lets nothing more leave for this vendor until a person resumes it',
        validate: { params: instanceParams, payload: pausePayload },
        response: { schema: pluginView },
      },
      handler: ofKnown(app, async (instance, request) => {
        const { reason } = request.payload as { reason: string }
        await pausePlugin(app, { instance, reason, ...whoOf(request) })
        return viewPlugins(app).find((one) => one.instance === instance)
      }),
    },
    {
      method: 'POST',
      path: '/api/plugins/{instance}/resume',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Lifts a pause and asks the vendor how it is',
        validate: { params: instanceParams },
        response: { schema: healthView },
      },
      handler: ofKnown(app, (instance, request) => resumePlugin(app, { instance, ...whoOf(request) })),
    },
  ]
}

function ofKnown(
  app: AppContext,
  act: (instance: string, request: Request) => Promise<object | undefined>,
): Lifecycle.Method {
  return async (request, h) => {
    const instance = String(request.params['instance'])
    const isKnown = app.plugins.view().some((one) => one.instance === instance)
    if (!isKnown) return answerRefusal(app.config.texts, request, h, refuse('NOT_FOUND'))
    return h.response(await act(instance, request))
  }
}

function whoOf(request: Request) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function viewPlugins({ plugins, config }: AppContext) {
  const hasDesks = servesVendorPages(config.settings)
  const withWords = (one: InstanceView) => ({
    ...one,
    features: featuresOf(one, config.settings.payments),
    desk: hasDesks && plugins.pages(one.instance) !== null ? `/sandbox/${one.instance}/` : null,
  })
  return plugins.view().map(withWords)
}
