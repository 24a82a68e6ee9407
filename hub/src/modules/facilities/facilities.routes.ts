import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { addressOf } from '../access/index.ts'
import { indexFaq } from './answer-question.ts'
import { decideChat } from './decide-hours.ts'
import { viewAnswer, viewFacilities } from './facilities.view.ts'
import Joi from 'joi'
import { chatProviders } from '../../config/facilities-settings.ts'

const text = Joi.string().required()
const instant = Joi.string().isoDate().allow(null).required()
const hours = Joi.object({ from: text, to: text }).required()
const questions = Joi.array().items(Joi.string()).required()

const facilitiesView = Joi.object({
  now: Joi.string().isoDate().required(),
  chat: Joi.object({
    state: Joi.valid('open', 'hidden', 'closed').required(),
    /** When it opens next; null while it is open. */
    opensAt: instant,
    /** When it ends being open; null while it is not. */
    closesAt: instant,
    /** Of a weekday. */
    hidden: hours,
    provider: Joi.valid(...chatProviders).required(),
    /** What the page loads, for the provider `script`. */
    scriptUrl: Joi.string().allow(null).required(),
    /** What may be asked first, for the provider `faq`. */
    questions,
  })
    .required()
    .label('HelpChat'),
  departure: Joi.object({
    state: Joi.valid('open', 'closed').required(),
    opensAt: instant,
    closesAt: instant,
    closed: hours,
  })
    .required()
    .label('DeparturePermission'),
}).label('Facilities')

const questionPayload = Joi.object<{ question: string }>({
  question: Joi.string()
    .trim()
    .max(300)
    .pattern(/^\P{C}+$/u)
    .required(),
}).label('ChatQuestion')

const answerView = Joi.object({
  /** False: nothing in the FAQ is about it, and the answer says whom to call. */
  found: Joi.boolean().required(),
  answer: text,
  /** Questions that come near. */
  related: questions,
}).label('ChatAnswer')

/** A question is a line of text. */
const longestBody = 2048

export function facilitiesRoutes(app: Pick<AppContext, 'config' | 'clock' | 'limitTries'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/facilities',
      options: {
        tags: ['api'],
        description: 'The help chat and permissions for departure: open or not, and until when',
        response: { schema: facilitiesView },
      },
      handler: (request) => viewFacilities(app, localeOf(request)),
    }),
    chatRoute(app),
  ]
}

/** What is asked is neither kept nor logged: families write anything into a chat. */
function chatRoute(app: Pick<AppContext, 'config' | 'clock' | 'limitTries'>): Route {
  const { config } = app
  const ask = { 'es-CO': indexFaq(config.faq['es-CO']), en: indexFaq(config.faq.en) }
  const { access, facilities } = config.settings
  const byAddress = app.limitTries('help-chat', facilities.chat.questionsPerAddress, access.windowMinutes)
  return defineRoute({
    method: 'POST',
    path: '/api/facilities/chat',
    refuses: ['CHAT_CLOSED', 'NOT_FOUND', 'TOO_MANY_TRIES'],
    payload: questionPayload,
    options: {
      tags: ['api'],
      description: 'An answer of the help chat from the frequent questions, in its hours',
      payload: { maxBytes: longestBody },
      response: { schema: answerView },
    },
    handler: async (request, _h, { payload }) => {
      const refusal = refusedNow(app) ?? (await byAddress.take(addressOf(request, app)))
      if (refusal !== null) return refusal
      const { question } = payload
      const locale = localeOf(request)
      return viewAnswer(app, locale, ask[locale](question))
    },
  })
}

function refusedNow({
  config,
  clock,
}: Pick<AppContext, 'config' | 'clock'>): Refusal<'CHAT_CLOSED' | 'NOT_FOUND'> | null {
  if (config.settings.facilities.chat.provider !== 'faq') return refuse('NOT_FOUND')
  const { helpChatHidden } = config.seasons.parents.parent.screens
  return decideChat(helpChatHidden, clock.now()).state === 'open' ? null : refuse('CHAT_CLOSED')
}
