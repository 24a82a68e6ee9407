import type { Request } from '@hapi/hapi'
import type { DocumentName } from '@matricula/contract'
import type { House } from '../../house.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/doors.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { documentParams, familyDocumentsView } from './documents.schemas.ts'
import { viewFamilyDocuments } from './family-documents.view.ts'
import { readFamilyDocuments } from './read-family-documents.ts'
import { sendDocument } from './send-document.ts'
import type { KeptSigning } from './signing.store.ts'

/** Of one family in the window of the tries: each document three times. A sending is a letter to a guardian. */
const sendingsPerFamily = 9

export function familyDocumentsRoutes(house: House): Route[] {
  const { texts, settings } = house.config
  const { enabled, questionsPerFamily } = settings.documents
  const { windowMinutes } = settings.access
  const questions = house.limitTries('documents', questionsPerFamily, windowMinutes)
  const sendings = house.limitTries('document-sendings', sendingsPerFamily, windowMinutes)
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
        return refusal === null ? answerDocuments(house, request) : answerRefusal(texts, request, h, refusal)
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
          ? ((await sendings.take(actorOf(callerOf(request)))) ?? (await sendOwn(house, request)))
          : refuse('NOT_FOUND')
        return isRefused(sent) ? answerRefusal(texts, request, h, sent) : answerDocuments(house, request)
      },
    },
  ]
}

/** To the guardian that the school knows: a browser never says where a contract goes. */
function sendOwn(house: House, request: Request): Promise<Refusal | KeptSigning> {
  const caller = callerOf(request)
  return sendDocument(house, {
    studentCode: caller.subject,
    document: request.params['document'] as DocumentName,
    signer: null,
    actor: actorOf(caller),
    trace: request.info.id,
  })
}

async function answerDocuments(house: House, request: Request) {
  const { settings } = house.config
  const asked = { studentCode: callerOf(request).subject, trace: request.info.id }
  const none = { signings: [], fresh: true }
  return viewFamilyDocuments(
    settings,
    settings.documents.enabled ? await readFamilyDocuments(house, asked) : none,
  )
}
