import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockPause, keepPause } from './pause.store.ts'

export interface PausePluginCommand {
  readonly instance: string
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/** Lets nothing more leave for a vendor until a person resumes it; the other hubs hear of it within seconds. */
export async function pausePlugin(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  command: PausePluginCommand,
): Promise<void> {
  const { instance, reason, actor, trace } = command
  const at = app.clock.wall()
  await inTransaction(app.database, async (trx) => {
    const before = await lockPause(trx, instance)
    await keepPause(trx, { instance, reason, by: actor, at: at.toISOString() })
    await recordAudit(trx, {
      at,
      actor,
      act: 'plugin.pause',
      subject: instance,
      before: before === null ? null : { reason: before.reason },
      after: { reason },
      trace,
    })
  })
  await app.plugins.heedPauses()
}
