import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { askDiscount } from './ask-discount.ts'
import { type Author, auditDiscount } from './audit-discount.ts'
import type { Discount } from './discount.ts'
import { viewDiscount } from './discount.view.ts'
import { findListed } from './discount-list.store.ts'
import { idOf } from './discounts.routes.ts'
import { askPayload, byId, discountView, reviewPayload, withdrawPayload } from './discounts.schemas.ts'
import { reviewDiscount } from './review-discount.ts'
import { inTransaction } from '../../db/transaction.ts'
import { judgeWithdrawal } from './decide-review.ts'
import { lockDiscount, updateDiscount } from './discount.store.ts'

/** A proof of 2 MB in Base64, with its form around it. */
const longestBody = 3 * 1024 * 1024

/** Asking for a discount, reviewing it by somebody else, and taking it back. */
export function discountActsRoutes(app: AppContext): Route[] {
  return [askRoute(app), reviewRoute(app), withdrawRoute(app)]
}

function askRoute(app: AppContext): Route {
  const { uploadSeconds } = app.config.settings.server.timeouts
  return defineRoute({
    method: 'POST',
    path: '/api/discounts',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'DISCOUNT_ACTIVE'],
    payload: askPayload,
    options: {
      tags: ['api'],
      description: 'Asks for a discount with its proof; one of a kind at a time',
      payload: { maxBytes: longestBody, timeout: uploadSeconds * 1000 },
      response: { schema: discountView },
    },
    handler: async (request, _h, { payload }) => {
      const { student, ...command } = payload
      const asked = { ...command, studentCode: student.toUpperCase() }
      return answer(app, await askDiscount(app, asked, authorOf(request)))
    },
  })
}

function reviewRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/discounts/{id}/review',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'DISCOUNT_CLOSED', 'DISCOUNT_OWN', 'NOT_INDEPENDENT'],
    params: byId,
    payload: reviewPayload,
    options: {
      tags: ['api'],
      description:
        'Grants a discount until a day, or refuses it; never by who asked for it, nor with an account of their making',
      response: { schema: discountView },
    },
    handler: async (request, _h, { payload }) => {
      const { decision, note, expires_on: expiresOn = null } = payload
      const review = { id: idOf(request), decision, note, expiresOn }
      return answer(app, await reviewDiscount(app, review, authorOf(request)))
    },
  })
}

function withdrawRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/discounts/{id}/withdraw',
    refuses: ['NOT_FOUND', 'DISCOUNT_CLOSED'],
    params: byId,
    payload: withdrawPayload,
    options: {
      tags: ['api'],
      description: 'Takes back a discount that is asked or granted',
      response: { schema: discountView },
    },
    handler: async (request, _h, { payload }) => {
      const { note } = payload
      const withdrawal = { id: idOf(request), note }
      return answer(app, await withdrawDiscount(app, withdrawal, authorOf(request)))
    },
  })
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

async function answer<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock'>,
  done: Refusal<Code> | Discount,
) {
  const listed = isRefused(done) ? done : ((await findListed(app.database, done.id)) ?? refuse('NOT_FOUND'))
  return isRefused(listed) ? listed : viewDiscount(listed, bogotaDay(app.clock.now()))
}

/** Takes a discount back, whether it is still asked or holds already; another of its kind may follow. */
function withdrawDiscount(
  app: Pick<AppContext, 'database' | 'clock'>,
  { id, note }: { readonly id: string; readonly note: string },
  author: Author,
): Promise<Refusal<'DISCOUNT_CLOSED' | 'NOT_FOUND'> | Discount> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockDiscount(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    const now = app.clock.now()
    const refusal = judgeWithdrawal(before, bogotaDay(now))
    if (refusal !== null) return refusal
    const withdrawal = { by: author.actor, at: now.toISOString(), note }
    const after: Discount = { ...before, state: 'withdrawn', withdrawal }
    await updateDiscount(trx, after)
    await auditDiscount(app, trx, { act: 'discount.withdraw', before, after, author })
    return after
  })
}
