import type { Request } from '@hapi/hapi'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { PayLink } from './pay-link.ts'

/** Who makes a link; a guardian within a child's wizard makes it as that guardian. */
export function makerOf(request: Request): Pick<PayLink, 'madeBy' | 'guardianId'> {
  const caller = callerOf(request)
  const guardianId = caller.kind === 'guardian' ? caller.subject : caller.openedBy
  return { guardianId, madeBy: guardianId === null ? actorOf(caller) : `guardian:${guardianId}` }
}
