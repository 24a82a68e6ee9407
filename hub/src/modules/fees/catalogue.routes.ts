import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { withSlash } from '../../http/with-slash.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { fold } from '../../../api/fold.ts'
import { type FeeFilter, type FeeSort, listFees } from './fee-list.store.ts'
import { viewFee } from './fee.view.ts'
import { feesOfGradeQuery, feesQuery, feesView, gradeId, gradesView } from './fees.schemas.ts'

/** The catalogue as anybody may read it: the public fee list, and what its filter offers. */
export function catalogueRoutes(app: Pick<AppContext, 'config' | 'database'>): Route[] {
  const { grades } = app.config.seasons.parents.parent
  return [
    ...withSlash(
      defineRoute({
        method: 'GET',
        path: '/api/enrollment/admin/fees',
        query: feesQuery,
        options: {
          tags: ['api'],
          description: 'The fees in force; `search` looks into every column that the list shows',
          response: { schema: feesView },
        },
        handler: (request, h) => answerFees(app, request, h),
      }),
    ),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/fees/{grade}',
      params: Joi.object({ grade: gradeId.required() }),
      query: feesOfGradeQuery,
      options: {
        tags: ['api'],
        description: 'The fees in force of a grade',
        response: { schema: feesView },
      },
      handler: (request, h) => answerFees(app, request, h),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/grades',
      options: {
        tags: ['api'],
        description: 'The grades of the season',
        response: { schema: gradesView },
      },
      handler: () =>
        grades.map(({ id, name, priceList }) => ({
          id_grade: id,
          grade_enrollment: name,
          grade_sap_pricelist: priceList,
        })),
    }),
  ]
}

async function answerFees(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  request: Request,
  h: ResponseToolkit,
): Promise<ResponseObject> {
  const { project, parent } = config.seasons.parents
  const filter: FeeFilter = { ...request.query, ...request.params }
  const { items, total } = await listFees(database, {
    project,
    filter,
    gradesNamed: (word) => parent.grades.filter(({ name }) => fold(name).includes(word)).map(({ id }) => id),
    sort: sortOf<FeeSort>(request, { by: 'grade', direction: 'asc' }),
    page: pageOf(request),
  })
  return answerPage(h, { items: items.map((fee) => viewFee(fee, parent.grades)), total })
}
