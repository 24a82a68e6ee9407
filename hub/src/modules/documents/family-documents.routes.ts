import type { Request } from '@hapi/hapi'
import type { DocumentName } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { documentParams, familyDocumentsView } from './documents.schemas.ts'
import { viewFamilyDocuments } from './family-documents.view.ts'
import { readFamilyDocuments } from './read-family-documents.ts'
import { sendDocument } from './send-document.ts'
import type { KeptSigning } from './signing.store.ts'

/** Of one family in the window of the tries: each document three times. A sending is a letter to a guardian. */
const sendingsPerFamily = 9

export function familyDocumentsRoutes(app: AppContext): Route[] {
  const { texts, settings } = app.config
  const { enabled, questionsPerFamily } = settings.documents
  const { windowMinutes } = settings.access
  const questions = app.limitTries('documents', questionsPerFamily, windowMinutes)
  const sendings = app.limitTries('document-sendings', sendingsPerFamily, windowMinutes)
  return [
    {
      method: 'GET',
      path: '/api/enrollment/documents',
      refuses: ['TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'The documents of the family’s enrollment, as the signing service has them now',
        response: { schema: familyDocumentsView },
      },
      handler: async (request, h) => {
        const refusal = await questions.take(actorOf(callerOf(request)))
        return refusal === null ? answerDocuments(app, request) : answerRefusal(texts, request, h, refusal)
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/documents/{document}',
      refuses: ['NOT_FOUND', 'BAD_INPUT', 'VENDOR_REFUSED', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'Sends a document to be signed by the guardian who pays; once, while it can be signed',
        validate: { params: documentParams },
        response: { schema: familyDocumentsView },
      },
      handler: async (request, h) => {
        const sent = enabled
          ? ((await sendings.take(actorOf(callerOf(request)))) ?? (await sendOwn(app, request)))
          : refuse('NOT_FOUND')
        return isRefused(sent) ? answerRefusal(texts, request, h, sent) : answerDocuments(app, request)
      },
    },
  ]
}

/** To the guardian that the school knows: a browser never says where a contract goes. */
function sendOwn(app: AppContext, request: Request): Promise<Refusal | KeptSigning> {
  const caller = callerOf(request)
  return sendDocument(app, {
    studentCode: caller.subject,
    document: request.params['document'] as DocumentName,
    signer: null,
    actor: actorOf(caller),
    trace: request.info.id,
  })
}

async function answerDocuments(app: AppContext, request: Request) {
  const { settings } = app.config
  const asked = { studentCode: callerOf(request).subject, trace: request.info.id }
  const none = { signings: [], fresh: true }
  return viewFamilyDocuments(
    settings,
    settings.documents.enabled ? await readFamilyDocuments(app, asked) : none,
  )
}
