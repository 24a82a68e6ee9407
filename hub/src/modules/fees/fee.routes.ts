import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import type { Author } from './audit-fee.ts'
import { changeCatalogue } from './change-catalogue.ts'
import type { FeeForm } from './check-fee.ts'
import { findFee } from './fee.store.ts'
import { viewFee } from './fee.view.ts'
import { archivedView, feeEdit, feeId, feesView, feeView, newFees, storedView } from './fees.schemas.ts'
import type { FeeChanges, FeeEdit } from './plan-changes.ts'

/** One fee, for the office. */
export function feeRoutes(app: AppContext): Route[] {
  const { texts, seasons } = app.config
  const { grades } = seasons.parents.parent
  const params = Joi.object({ id: feeId.required() })
  const change = (request: Request, changes: Partial<FeeChanges>) =>
    changeCatalogue(app, { create: [], edit: [], archive: [], ...changes }, authorOf(request))
  return [
    {
      method: 'GET',
      path: '/api/enrollment/admin/fee/{id}',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'A fee in force, as an array of one',
        validate: { params },
        response: { schema: feesView },
      },
      handler: async (request, h) => {
        const fee = await findFee(app.database, Number(request.params['id']))
        return fee === null ? answerRefusal(texts, request, h, refuse('NOT_FOUND')) : [viewFee(fee, grades)]
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/admin/fee',
      refuses: ['BAD_INPUT', 'FEE_DUPLICATE'],
      options: {
        tags: ['api'],
        description: 'Stores a fee for each grade of each row, all of them or none',
        validate: { payload: newFees },
        response: { schema: storedView },
      },
      handler: async (request, h) => {
        const stored = await change(request, { create: request.payload as FeeForm[] })
        return isRefused(stored) ? answerRefusal(texts, request, h, stored) : { total_rows: stored.length }
      },
    },
    {
      method: 'PUT',
      path: '/api/enrollment/admin/fee',
      refuses: ['BAD_INPUT', 'FEE_CHANGED', 'FEE_DUPLICATE', 'NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Edits a fee at the version it was read at; its grade and type stay',
        validate: { payload: feeEdit },
        response: { schema: feeView },
      },
      handler: async (request, h) => {
        const changed = await change(request, { edit: [request.payload as FeeEdit] })
        return isRefused(changed)
          ? answerRefusal(texts, request, h, changed)
          : changed.flatMap(({ after }) =>
              after !== null && 'id' in after ? [viewFee(after, grades)] : [],
            )[0]
      },
    },
    {
      method: 'DELETE',
      path: '/api/enrollment/admin/fee/{id}',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'Takes a fee out of the catalogue; whoever has it keeps it',
        validate: { params },
        response: { schema: archivedView },
      },
      handler: async (request, h) => {
        const gone = await change(request, { archive: [{ id: Number(request.params['id']) }] })
        return isRefused(gone) ? answerRefusal(texts, request, h, gone) : { affectedRows: gone.length }
      },
    },
  ]
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}
