import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import { viewApproval } from './approval.view.ts'
import { askSecondPerson } from './ask-second-person.ts'
import type { ActCode, GuardedAct } from './guarded-act.ts'

/** What a call answers in the place of doing its act: 202 with the request that waits, or a refusal. Null: do it now. */
export async function secondPersonAnswer<Code extends ActCode>(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'ids'>,
  request: Request,
  h: ResponseToolkit,
  { act, payload }: { readonly act: GuardedAct<Code>; readonly payload: object },
): Promise<Refusal<Code | 'APPROVAL_PENDING'> | ResponseObject | null> {
  const actor = actorOf(callerOf(request))
  const asked = await askSecondPerson(app, act, payload, { actor, trace: request.info.id })
  if (asked === null || isRefused(asked)) return asked
  return h.response(await viewApproval(app.database, act, asked, actor)).code(202)
}
