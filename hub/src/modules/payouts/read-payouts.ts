import { type Payout, PluginFault, type Read, shiftDay } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { everyItem } from '../../shared/every-item.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isSound } from './is-sound.ts'
import { keepPayout } from './keep-payout.ts'

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids' | 'log' | 'plugins'>

/** Days that are read again: a provider that was away, or tells a payout days later, is heard all the same. */
const daysBack = 14

/** Reads what each provider settled in the last days, and keeps what is new of it. */
export async function readPayouts(app: Tools, read: Read): Promise<void> {
  for (const { kind, name } of app.plugins.view()) {
    if (read.signal.aborted) return
    if (kind === 'payments') await readProvider(app, name, read)
  }
}

async function readProvider(app: Tools, instance: string, read: Read): Promise<void> {
  for (const payout of await toldBy(app, instance, read)) await keepTold(app, instance, payout)
}

/** None where the provider tells no payouts, or is away for now. */
async function toldBy(app: Tools, instance: string, read: Read): Promise<readonly Payout[]> {
  const { payouts } = app.plugins.payments(instance)
  if (payouts === undefined) return []
  const to = bogotaDay(app.clock.now())
  const days = { from: shiftDay(to, -daysBack), to }
  try {
    return await everyItem((paging) => payouts.list(days, paging, read))
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.warn({ fault: error.code, instance }, 'payouts could not be read')
    return []
  }
}

async function keepTold(app: Tools, instance: string, payout: Payout): Promise<void> {
  const named = { instance, payout: payout.id }
  if (!isSound(payout)) return app.log.error(named, 'a payout is not the sum of its lines')
  const outcome = await keepPayout(app, { instance, payout, trace: `payout:${instance}` })
  if (outcome === 'differs') app.log.error(named, 'a payout is told otherwise than it was kept')
}
