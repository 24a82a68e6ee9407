import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Author } from './audit-fee.ts'
import { findFee } from './fee.store.ts'
import { viewFee } from './fee.view.ts'
import { archivedView, feeEdit, feeId, feesView, feeView, newFees, storedView } from './fees.schemas.ts'
import { planArchiving, planChanges, planNew } from './plan-changes.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { FeeChange } from './fee-write.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { writeFees } from './write-fees.ts'

/** One fee, for the office. */
export function feeRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route[] {
  const { seasons } = app.config
  const { grades } = seasons.parents.parent
  const params = Joi.object({ id: feeId.required() })
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/fee/{id}',
      refuses: ['NOT_FOUND'],
      params,
      options: {
        tags: ['api'],
        description: 'A fee in force, as an array of one',
        response: { schema: feesView },
      },
      handler: async (request) => {
        const fee = await findFee(app.database, Number(request.params['id']))
        return fee === null ? refuse('NOT_FOUND') : [viewFee(fee, grades)]
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/admin/fee',
      refuses: ['BAD_INPUT', 'FEE_DUPLICATE'],
      payload: newFees,
      options: {
        tags: ['api'],
        description: 'Stores a fee for each grade of each row, all of them or none',
        response: { schema: storedView },
      },
      handler: async (request, _h, { payload }) => {
        const stored = await changeCatalogue(app, authorOf(request), (trx) => planNew(app, trx, payload))
        return isRefused(stored) ? stored : { total_rows: stored.length }
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/enrollment/admin/fee',
      refuses: ['BAD_INPUT', 'FEE_CHANGED', 'FEE_DUPLICATE', 'NOT_FOUND'],
      payload: feeEdit,
      options: {
        tags: ['api'],
        description: 'Edits a fee at the version it was read at; its grade and type stay',
        response: { schema: feeView },
      },
      handler: async (request, _h, { payload }) => {
        const changed = await changeCatalogue(app, authorOf(request), (trx) =>
          planChanges(app, trx, { create: [], edit: [payload], archive: [] }),
        )
        return isRefused(changed)
          ? changed
          : changed.flatMap(({ after }) =>
              after !== null && 'id' in after ? [viewFee(after, grades)] : [],
            )[0]
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/api/enrollment/admin/fee/{id}',
      refuses: ['NOT_FOUND'],
      params,
      options: {
        tags: ['api'],
        description: 'Takes a fee out of the catalogue; whoever has it keeps it',
        response: { schema: archivedView },
      },
      handler: async (request) => {
        const id = Number(request.params['id'])
        const gone = await changeCatalogue(app, authorOf(request), (trx) => planArchiving(app, trx, id))
        return isRefused(gone) ? gone : { affectedRows: gone.length }
      },
    }),
  ]
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

/** Makes the planned changes of the catalogue in one transaction, all of them or none, and answers what was written. */
function changeCatalogue<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock'>,
  author: Author,
  plan: (trx: Transaction) => Promise<Refusal<Code> | readonly FeeChange[]>,
): Promise<Refusal<Code> | readonly FeeChange[]> {
  return retryOnConflict(app.database, async (trx) => {
    const writes = await plan(trx)
    if (!isRefused(writes)) await writeFees(app, trx, { writes, author })
    return writes
  })
}
