import { own } from '@matricula/contract'
import type { Seasons } from '../config/load-config.ts'
import type { Settings } from '../config/settings.ts'
import { isTree } from '../config/read-yaml.ts'
import { startProblem } from '../config/start-problem.ts'
import type { Instance } from './instance.ts'

/** What the hub's settings count on. */
export interface NeededCapabilities {
  readonly payments: Pick<Settings['payments'], 'instance' | 'invoicesInstance'>
  readonly secondProof: Settings['access']['secondProof']
  readonly laterCharges: Pick<Seasons['parents']['parent'], 'surcharge' | 'earlyPayment'>
}

interface Opened {
  readonly accounting: readonly Instance<'accounting'>[]
  readonly payments: readonly Instance<'payments'>[]
  readonly notices: readonly Instance<'notices'>[]
}

/** What is configured and no adapter can do, and lists that keep nothing out, as problems of the configuration. */
export function problemsOfCapabilities(opened: Opened, needed?: NeededCapabilities): string[] {
  const { payments, notices } = opened
  return [
    ...(needed === undefined ? [] : problemsOfNeeds(opened, needed)),
    ...payments.flatMap(problemsOfBankFiles),
    ...payments.flatMap((one) => problemsOfList(one, 'means', one.guarded.supports.means)),
    ...notices.flatMap((one) => problemsOfList(one, 'channels', one.guarded.supports.channels)),
  ]
}

function problemsOfNeeds({ accounting, payments, notices }: Opened, needed: NeededCapabilities): string[] {
  const isReached = notices.some(({ guarded }) => guarded.supports.channels.length > 0)
  return [
    ...(['instance', 'invoicesInstance'] as const).flatMap((setting) =>
      problemsOfOnline(payments, { setting, name: needed.payments[setting] }),
    ),
    ...(needed.secondProof === 'mailLink' && !isReached ? [startProblem('noChannel')] : []),
    ...accounting.flatMap((one) => problemsOfLaterCharges(one, needed.laterCharges)),
  ]
}

/** What a day adds to a charge or takes off is booked with its payment, or is not asked for (invoices-21). */
function problemsOfLaterCharges(
  { entry: { use }, guarded }: Instance<'accounting'>,
  laterCharges: NeededCapabilities['laterCharges'],
): string[] {
  if (guarded.adjustedPayments !== undefined) return []
  return (['surcharge', 'earlyPayment'] as const)
    .filter((setting) => laterCharges[setting] !== null)
    .map((setting) => startProblem('noAdjustedPayments', { setting, use }))
}

/** Families are sent to it, and come back from it paid or not. */
function problemsOfOnline(
  payments: Opened['payments'],
  { setting, name }: { readonly setting: string; readonly name: string },
): string[] {
  const found = payments.find(({ entry }) => entry.name === name)
  if (found === undefined) {
    const names = payments.map(({ entry }) => entry.name).join(', ')
    return [startProblem('noInstance', { setting, name, names })]
  }
  const isOffline = found.guarded.bankFiles !== undefined
  return isOffline ? [startProblem('offlineInstance', { setting, name, use: found.entry.use })] : []
}

function problemsOfBankFiles({ entry, guarded }: Instance<'payments'>): string[] {
  const isLacking = entry.name === 'agreement' && guarded.bankFiles === undefined
  return isLacking ? [startProblem('noBankFiles', { use: entry.use })] : []
}

/** A list of an adapter's settings, such as its means, against what the adapter says that it has. */
function problemsOfList({ entry }: Instance, list: string, supported: readonly string[]): string[] {
  const written: unknown = isTree(entry.settings) ? own(entry.settings, list) : undefined
  if (!Array.isArray(written)) return []
  const values: readonly unknown[] = written
  const about = { place: `plugins.${entry.kind}.${entry.name}.settings.${list}`, use: entry.use }
  const lacking = values.filter((value) => !supported.some((one) => one === value))
  const beside = supported.filter((one) => !values.includes(one))
  return [
    ...(lacking.length > 0 ? [startProblem('notSupported', { ...about, values: lacking.join(', ') })] : []),
    ...(beside.length > 0 ? [startProblem('keepsNothingOut', { ...about, values: beside.join(', ') })] : []),
  ]
}
