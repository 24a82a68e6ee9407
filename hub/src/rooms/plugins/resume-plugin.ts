import type { Health } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropPause, holdPause } from './pause.store.ts'

export interface ResumeWish {
  readonly instance: string
  readonly actor: string
  readonly trace: string
}

/** Lifts a pause and asks the vendor how it is; one that nobody paused is only asked. */
export async function resumePlugin(house: House, { instance, actor, trace }: ResumeWish): Promise<Health> {
  await inTransaction(house.database, async (trx) => {
    const pause = await holdPause(trx, instance)
    if (pause === null) return
    await dropPause(trx, instance)
    const before = { reason: pause.reason, by: pause.by }
    const at = house.clock.wall()
    await recordAudit(trx, { at, actor, act: 'plugin.resume', subject: instance, before, after: null, trace })
  })
  await house.plugins.heedPauses()
  return house.plugins.check(instance)
}
