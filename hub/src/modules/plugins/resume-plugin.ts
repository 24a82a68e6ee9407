import type { Health } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropPause, lockPause } from './pause.store.ts'

export interface ResumePluginCommand {
  readonly instance: string
  readonly actor: string
  readonly trace: string
}

/** Lifts a pause and asks the vendor how it is; one that nobody paused is only asked. */
export async function resumePlugin(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  { instance, actor, trace }: ResumePluginCommand,
): Promise<Health> {
  await inTransaction(app.database, async (trx) => {
    const pause = await lockPause(trx, instance)
    if (pause === null) return
    await dropPause(trx, instance)
    const before = { reason: pause.reason, by: pause.by }
    const at = app.clock.wall()
    await recordAudit(trx, { at, actor, act: 'plugin.resume', subject: instance, before, after: null, trace })
  })
  await app.plugins.heedPauses()
  return app.plugins.check(instance)
}
