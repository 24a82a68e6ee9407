import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, filtersOf, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { holdDelivery, retryDelivery } from './change-delivery.ts'
import { retryOnHold } from './retry-on-hold.ts'
import {
  listMessages,
  type MessageSearch,
  type MessageSort,
  messageSorts,
  type OutboxRow,
  outboxStatuses,
  type ParkedFilter,
  topics,
} from './outbox.store.ts'

const instant = Joi.string().isoDate()
const id = Joi.number().integer().min(1).max(2_147_483_647).required()

const delivery = Joi.object({
  id: Joi.number().integer().required(),
  topic: Joi.valid(...topics).required(),
  key: Joi.string().required(),
  status: Joi.valid(...outboxStatuses).required(),
  attempts: Joi.number().integer().required(),
  due_at: instant.required(),
  leased_until: instant.allow(null).required(),
  last_fault: Joi.string().allow(null).required(),
  trace: Joi.string().required(),
  created_at: instant.required(),
  done_at: instant.allow(null).required(),
}).label('Delivery')

const query = listQuery(messageSorts, {
  status: Joi.valid(...outboxStatuses),
  topic: Joi.valid(...topics),
  trace: searchText.max(64),
  search: searchText,
})

const input = Joi.object({
  topic: Joi.valid(...topics),
  trace: searchText.max(64),
  search: searchText.description('How the key begins'),
})
  .required()
  .label('RetryOnHoldCommand')

/** The outbox only grows, so that nobody is answered the whole of it by mistake. */
const firstPage = { offset: 0, limit: 50 }

const changes = { retry: retryDelivery, park: holdDelivery } as const
const refused = { retry: ['NOT_PARKED'], park: ['NOT_WAITING', 'DELIVERY_DONE'] } as const
const described = {
  retry: 'Lets a parked delivery try again at once',
  park: 'Keeps a due delivery for a person; one that is being delivered is left alone',
} as const

/** What leaves the application, for the people who look after it. */
export function outboxRoutes(app: AppContext): Route[] {
  return [listRoute(app), retryRoute(app), changeRoute(app, 'retry'), changeRoute(app, 'park')]
}

function listRoute({ database }: AppContext): Route {
  return {
    method: 'GET',
    path: '/api/outbox',
    options: {
      tags: ['api'],
      description: 'Deliveries, newest first, 50 at a time',
      validate: { query },
      response: { schema: Joi.array().items(delivery).label('Deliveries') },
    },
    handler: async (request, h) => {
      const page = pageOf(request) ?? firstPage
      const sort = sortOf<MessageSort>(request, { by: 'id', direction: 'desc' })
      const wanted: MessageSearch = filtersOf(request)
      const { items, total } = await listMessages(database, wanted, { page, sort })
      return answerPage(h, { items: items.map(viewDelivery), total })
    },
  }
}

function retryRoute(app: AppContext): Route {
  return {
    method: 'POST',
    path: '/api/outbox/retry',
    options: {
      tags: ['api'],
      description: 'Lets all parked deliveries try again at once, or those that the filter leaves',
      validate: { payload: input },
      response: { schema: Joi.object({ retried: Joi.number().integer().required() }).label('Retried') },
    },
    handler: async (request) =>
      retryOnHold(app, {
        filter: request.payload as ParkedFilter,
        actor: actorOf(callerOf(request)),
        trace: request.info.id,
      }),
  }
}

function changeRoute(app: AppContext, act: keyof typeof changes): Route {
  return {
    method: 'POST',
    path: `/api/outbox/{id}/${act}`,
    refuses: ['NOT_FOUND', ...refused[act]],
    options: {
      tags: ['api'],
      description: described[act],
      validate: { params: Joi.object({ id }) },
      response: { schema: delivery },
    },
    handler: async (request, h) => {
      const changed = await changes[act](app, {
        id: Number(request.params['id']),
        actor: actorOf(callerOf(request)),
        trace: request.info.id,
      })
      if (isRefused(changed)) return answerRefusal(app.config.texts, request, h, changed)
      app.work.trigger('deliver-outbox')
      return viewDelivery(changed)
    },
  }
}

function viewDelivery({ payload: _payload, lease_token: _token, postponed: _tries, ...row }: OutboxRow) {
  return row
}
