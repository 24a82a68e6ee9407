import { PluginFault, type Read, shiftDay, type ToldDispute } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { everyItem } from '../../shared/every-item.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { keepToldDispute } from './keep-told-dispute.ts'

/** Days that are read again: a provider that was away, or tells a case days later, is heard all the same. */
const daysBack = 14

/** Reads what each provider tells of disputes in the last days, and follows what is new of it. */
export async function readDisputes(app: AppContext, read: Read): Promise<void> {
  for (const { kind, name } of app.plugins.view()) {
    if (read.signal.aborted) return
    if (kind !== 'payments') continue
    for (const dispute of await toldBy(app, name, read))
      await keepToldDispute(app, { instance: name, dispute, trace: `dispute:${name}` })
  }
}

/** None where the provider tells no disputes, or is away for now. */
async function toldBy(app: AppContext, instance: string, read: Read): Promise<readonly ToldDispute[]> {
  const { disputes } = app.plugins.payments(instance)
  if (disputes === undefined) return []
  const to = bogotaDay(app.clock.now())
  const days = { from: shiftDay(to, -daysBack), to }
  try {
    return await everyItem((paging) => disputes.list(days, paging, read))
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.warn({ fault: error.code, instance }, 'disputes could not be read')
    return []
  }
}
