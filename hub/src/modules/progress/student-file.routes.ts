import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused } from '../../shared/refusal.ts'
import { readStudentFile } from './read-student-file.ts'
import { noQuery } from './progress.schemas.ts'
import { fileParams, studentFileView } from './student-file.schemas.ts'

export function studentFileRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/{student}',
      refuses: ['NOT_FOUND'],
      reads: codeOf,
      params: fileParams,
      query: noQuery,
      options: {
        tags: ['api'],
        description:
          'A student’s file: the step, what the family sees, choices, payments, documents, history',
        response: { schema: studentFileView },
      },
      handler: async (request) => {
        const file = await readStudentFile(app, codeOf(request), localeOf(request))
        return isRefused(file) ? file : file
      },
    }),
  ]
}

function codeOf(request: Request): string {
  return String(request.params['student']).toUpperCase()
}
