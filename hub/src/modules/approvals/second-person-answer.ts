import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { viewApproval } from './approval.view.ts'
import { askSecondPerson } from './ask-second-person.ts'
import type { GuardedAct } from './guarded-act.ts'

/** What a call answers in the place of doing its act: 202 with the request that waits, or a refusal. Null: do it now. */
export async function secondPersonAnswer(
  app: AppContext,
  request: Request,
  h: ResponseToolkit,
  { act, payload }: { readonly act: GuardedAct; readonly payload: object },
): Promise<ResponseObject | null> {
  const actor = actorOf(callerOf(request))
  const asked = await askSecondPerson(app, act, payload, { actor, trace: request.info.id })
  if (asked === null) return null
  if (isRefused(asked)) return answerRefusal(app.config.texts, request, h, asked)
  return h.response(await viewApproval(app.database, act, asked, actor)).code(202)
}
