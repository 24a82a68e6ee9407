import { deliveryStatuses, deliveryTopics } from '../../../api/lists.ts'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { isRefused } from '../../shared/refusal.ts'
import { holdDelivery, retryDelivery, retryOnHold } from './change-delivery.ts'
import {
  listMessages,
  type MessageSearch,
  type MessageSort,
  messageSorts,
  type OutboxRow,
  type OnHoldFilter,
} from './outbox.store.ts'

const instant = Joi.string().isoDate()
const id = Joi.number().integer().min(1).max(2_147_483_647).required()

const delivery = Joi.object({
  id: Joi.number().integer().required(),
  topic: Joi.valid(...deliveryTopics).required(),
  key: Joi.string().required(),
  status: Joi.valid(...deliveryStatuses).required(),
  attempts: Joi.number().integer().required(),
  due_at: instant.required(),
  leased_until: instant.allow(null).required(),
  last_fault: Joi.string().allow(null).required(),
  trace: Joi.string().required(),
  created_at: instant.required(),
  done_at: instant.allow(null).required(),
}).label('Delivery')

const query = listQuery(messageSorts, {
  status: Joi.valid(...deliveryStatuses),
  topic: Joi.valid(...deliveryTopics),
  trace: searchText.max(64),
  search: searchText,
})

const input = Joi.object<OnHoldFilter>({
  topic: Joi.valid(...deliveryTopics),
  trace: searchText.max(64),
  search: searchText.description('How the key begins'),
})
  .required()
  .label('RetryOnHoldCommand')

/** The outbox only grows, so that nobody is answered the whole of it by mistake. */
const firstPage = { offset: 0, limit: 50 }

const changes = { retry: retryDelivery, hold: holdDelivery } as const
const refused = { retry: ['NOT_ON_HOLD'], hold: ['NOT_WAITING', 'DELIVERY_DONE'] } as const
const described = {
  retry: 'Lets a delivery on hold try again at once',
  hold: 'Keeps a due delivery for a person; one that is being delivered is left alone',
} as const

/** What leaves the application, for the people who look after it. */
export function outboxRoutes(app: Pick<AppContext, 'database' | 'clock' | 'work'>): Route[] {
  return [listRoute(app), retryRoute(app), changeRoute(app, 'retry'), changeRoute(app, 'hold')]
}

function listRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/outbox',
    query,
    options: {
      tags: ['api'],
      description: 'Deliveries, newest first, 50 at a time',
      response: { schema: Joi.array().items(delivery).label('Deliveries') },
    },
    handler: async (request, h) => {
      const page = pageOf(request) ?? firstPage
      const sort = sortOf<MessageSort>(request, { by: 'id', direction: 'desc' })
      const wanted: MessageSearch = filtersOf(request)
      const { items, total } = await listMessages(database, wanted, { page, sort })
      return answerPage(h, { items: items.map(viewDelivery), total })
    },
  })
}

function retryRoute(app: Pick<AppContext, 'database' | 'clock' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/outbox/retry',
    payload: input,
    options: {
      tags: ['api'],
      description: 'Lets all deliveries on hold try again at once, or those that the filter leaves',
      response: { schema: Joi.object({ retried: Joi.number().integer().required() }).label('Retried') },
    },
    handler: async (request, _h, { payload }) =>
      retryOnHold(app, {
        filter: payload,
        actor: actorOf(callerOf(request)),
        trace: request.info.id,
      }),
  })
}

function changeRoute(app: Pick<AppContext, 'database' | 'clock' | 'work'>, act: keyof typeof changes): Route {
  return defineRoute({
    method: 'POST',
    path: `/api/outbox/{id}/${act}`,
    refuses: ['NOT_FOUND', ...refused[act]],
    params: Joi.object({ id }),
    options: {
      tags: ['api'],
      description: described[act],
      response: { schema: delivery },
    },
    handler: async (request) => {
      const changed = await changes[act](app, {
        id: Number(request.params['id']),
        actor: actorOf(callerOf(request)),
        trace: request.info.id,
      })
      if (isRefused(changed)) return changed
      app.work.trigger('deliver-outbox')
      return viewDelivery(changed)
    },
  })
}

function viewDelivery({ payload: _payload, lease_token: _token, postponed: _tries, ...row }: OutboxRow) {
  return row
}
