import type { Request } from '@hapi/hapi'
import type { DocumentName } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { documentParams, familyDocumentsView } from './documents.schemas.ts'
import { viewFamilyDocuments } from './family-documents.view.ts'
import { readFamilyDocuments } from './read-family-documents.ts'
import { sendDocument } from './send-document.ts'

/** Of one family in the window of the tries: each document three times. A sending is a letter to a guardian. */
const sendingsPerFamily = 9

export function familyDocumentsRoutes(app: AppContext): Route[] {
  const { settings } = app.config
  const { enabled, questionsPerFamily } = settings.documents
  const { windowMinutes } = settings.access
  const questions = app.limitTries('documents', questionsPerFamily, windowMinutes)
  const sendings = app.limitTries('document-sendings', sendingsPerFamily, windowMinutes)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/documents',
      refuses: ['TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'The documents of the family’s enrollment, as the signing service has them now',
        response: { schema: familyDocumentsView },
      },
      handler: async (request) => {
        const refusal = await questions.take(actorOf(callerOf(request)))
        return refusal === null ? answerDocuments(app, request) : refusal
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/documents/{document}',
      refuses: ['NOT_FOUND', 'BAD_INPUT', 'VENDOR_REFUSED', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      params: documentParams,
      options: {
        tags: ['api'],
        description: 'Sends a document to be signed by the guardian who pays; once, while it can be signed',
        response: { schema: familyDocumentsView },
      },
      handler: async (request, _h, { params }) => {
        const sent = enabled
          ? ((await sendings.take(actorOf(callerOf(request)))) ??
            (await sendOwn(app, request, params.document)))
          : refuse('NOT_FOUND')
        return isRefused(sent) ? sent : answerDocuments(app, request)
      },
    }),
  ]
}

/** To the guardian that the school knows: a browser never says where a contract goes. */
function sendOwn(app: AppContext, request: Request, document: DocumentName) {
  const caller = callerOf(request)
  return sendDocument(app, {
    studentCode: caller.subject,
    document,
    signer: null,
    actor: actorOf(caller),
    trace: request.info.id,
  })
}

async function answerDocuments(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  request: Request,
) {
  const { settings } = app.config
  const asked = { studentCode: callerOf(request).subject, trace: request.info.id }
  const none = { signings: [], fresh: true }
  return viewFamilyDocuments(
    settings,
    settings.documents.enabled ? await readFamilyDocuments(app, asked) : none,
  )
}
