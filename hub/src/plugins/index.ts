import { PluginFault } from '@matricula/contract'
import type { Health, Kind, Pages } from '@matricula/contract'
import type { Registry } from 'prom-client'
import { absent } from './absent.ts'
import { BootFailure } from './boot-failure.ts'
import type { BreakerSettings } from './breaker.ts'
import type { Deadlines } from './call.ts'
import { type NeededCapabilities, problemsOfCapabilities } from './check-capabilities.ts'
import type { CheckedEntry } from './check-entries.ts'
import type { Guarded } from './guard.ts'
import { type ClosedPages, withPagesClosed } from './closed-pages.ts'
import { createInstance } from './instance.ts'
import type { Instance, InstanceDeps, InstanceView, StateChange } from './instance.ts'
import { createPluginMetrics } from './metrics.ts'
import { openAdapter } from './open-adapter.ts'
import { createPluginKit } from './plugin-kit.ts'
import type { KitDeps } from './plugin-kit.ts'
import { startInstances, stopInstances } from './start-instances.ts'
import { systemTimers } from './timers.ts'
import type { Timers } from './timers.ts'
import { watchPauses } from './watch-pauses.ts'
import type { InstancePause, PauseWatch } from './watch-pauses.ts'

export { BootFailure } from './boot-failure.ts'
export { checkEntries } from './check-entries.ts'
export type { Deadlines } from './call.ts'
export type { CheckedEntries, CheckedEntry } from './check-entries.ts'
export type { Guarded } from './guard.ts'
export type { InstanceView, StateChange } from './instance.ts'
export type { MemoStore } from './plugin-kit.ts'
export type { InstancePause } from './watch-pauses.ts'

/**
 * The systems around the school, each as its contract says. Every call ends in an answer or in a `PluginFault`,
 * in bounded time. A kind nobody configured answers `unsupported`.
 */
export interface Plugins {
  readonly sis: Guarded<'sis'>
  readonly accounting: Guarded<'accounting'>
  readonly accessControl: Guarded<'accessControl'>
  readonly maps: Guarded<'maps'>
  readonly esign: Guarded<'esign'>
  readonly notices: Guarded<'notices'>
  readonly einvoice: Guarded<'einvoice'>
  /** By name within the kind, such as `card`. */
  payments(name: string): Guarded<'payments'>
  /** The pages of a pretend vendor by instance, such as `payments.card`; null when it has none. */
  pages(instance: string): Pages | null
  view(): readonly InstanceView[]
  /** Asks the vendor now; resumes a paused instance that answers. An unknown instance is `not-found`. */
  check(instance: string): Promise<Health>
  /** Reads which instances staff have paused, here or at another hub, and obeys. */
  heedPauses(): Promise<void>
  /** Tells of every turn from now on, such as an instance that has come up. */
  onState(listen: (change: StateChange) => void): void
  stop(): Promise<void>
}

export interface PluginsDeps extends KitDeps {
  readonly entries: readonly CheckedEntry[]
  readonly metrics: Registry
  /** What the settings count on; absent: nothing. */
  readonly needed?: NeededCapabilities
  /** Where the pages of pretend vendors are closed; absent: they are open. */
  readonly closedPages?: ClosedPages | undefined
  /** The instances that staff have paused, as they are kept now. */
  readonly pauses?: () => Promise<readonly InstancePause[]>
  /** Told of every turn, such as a pause that someone must look into. */
  readonly onState?: (change: StateChange) => void
  readonly timers?: Timers
  readonly deadlines?: Deadlines
  readonly lifecycleMs?: number
  readonly breaker?: BreakerSettings
  readonly callsAtOnce?: number
}

const usualDeadlines: Deadlines = { read: 5_000, write: 15_000 }

/** Opens and starts every checked entry. Throws a `BootFailure` when one cannot be set up as it is configured. */
export async function startPlugins(deps: PluginsDeps): Promise<Plugins> {
  const listeners = [deps.onState ?? (() => {})]
  const onState = (change: StateChange) => listeners.forEach((listen) => listen(change))
  const instances = openInstances({ ...deps, onState })
  const all: readonly Instance[] = Object.values(instances).flat()
  const pauses = deps.pauses === undefined ? null : await firstPauses(all, deps, deps.pauses)
  await startInstances(all, deps.log)
  pauses?.start()
  return {
    sis: sisOf(instances.sis),
    accounting: guardedOf(instances.accounting, 'main') ?? absent.accounting,
    accessControl: guardedOf(instances.accessControl, 'main') ?? absent.accessControl,
    maps: guardedOf(instances.maps, 'main') ?? absent.maps,
    esign: guardedOf(instances.esign, 'main') ?? absent.esign,
    notices: guardedOf(instances.notices, 'main') ?? absent.notices,
    einvoice: guardedOf(instances.einvoice, 'main') ?? absent.einvoice,
    payments: (name) => paymentsOf(instances.payments, name, deps.closedPages),
    pages: (instance) => pagesOf(instances, instance),
    view: () => all.map((instance) => instance.view()),
    async check(instance) {
      const found = all.find((each) => each.instance === instance)
      if (found === undefined) throw new PluginFault('not-found', 'no such plugin instance')
      return found.check()
    },
    heedPauses: async () => pauses?.heed(),
    onState: (listen) => void listeners.push(listen),
    stop() {
      pauses?.stop()
      return stopInstances(all)
    },
  }
}

/** Whoever is paused is not even started. */
async function firstPauses(
  all: readonly Instance[],
  { timers = systemTimers, log }: PluginsDeps,
  read: () => Promise<readonly InstancePause[]>,
): Promise<PauseWatch> {
  const watch = watchPauses(all, { read, timers, log })
  await watch.heed()
  return watch
}

type Instances = { readonly [K in Kind]: readonly Instance<K>[] }

function openInstances(deps: PluginsDeps): Instances {
  const problems: string[] = []
  const settled = withDefaults(deps)
  const open = <K extends Kind>(kind: K): Instance<K>[] =>
    deps.entries
      .filter((entry) => isOfKind(entry, kind))
      .flatMap((entry) => {
        const opened = openAdapter(entry, createPluginKit(deps, entry))
        if ('adapter' in opened) return [createInstance(entry, opened.adapter, settled)]
        problems.push(opened.problem)
        return []
      })
  const instances: Instances = {
    sis: open('sis'),
    accounting: open('accounting'),
    accessControl: open('accessControl'),
    maps: open('maps'),
    payments: open('payments'),
    esign: open('esign'),
    notices: open('notices'),
    einvoice: open('einvoice'),
  }
  problems.push(...(problems.length > 0 ? [] : problemsOfCapabilities(instances, deps.needed)))
  if (problems.length > 0) throw new BootFailure(problems)
  return instances
}

function withDefaults(deps: PluginsDeps): InstanceDeps {
  return {
    log: deps.log,
    clock: deps.clock,
    metrics: createPluginMetrics(deps.metrics),
    timers: deps.timers ?? systemTimers,
    deadlines: deps.deadlines ?? usualDeadlines,
    lifecycleMs: deps.lifecycleMs ?? 10_000,
    breaker: deps.breaker ?? { failures: 5, openMs: 10_000 },
    callsAtOnce: deps.callsAtOnce ?? 200,
    onState: deps.onState ?? (() => {}),
  }
}

function isOfKind<K extends Kind>(entry: CheckedEntry, kind: K): entry is CheckedEntry<K> {
  return entry.kind === kind
}

function guardedOf<K extends Kind>(instances: readonly Instance<K>[], name: string): Guarded<K> | undefined {
  return instances.find(({ entry }) => entry.name === name)?.guarded
}

function paymentsOf(instances: readonly Instance<'payments'>[], name: string, closed?: ClosedPages) {
  const found = guardedOf(instances, name) ?? absent.payments
  return closed === undefined ? found : withPagesClosed(found, closed)
}

/** Students are `main`'s; admissions are those of an instance of that name, where there is one. */
function sisOf(instances: readonly Instance<'sis'>[]): Guarded<'sis'> {
  const main = guardedOf(instances, 'main') ?? absent.sis
  const admissions = guardedOf(instances, 'admissions')?.admissions
  return admissions === undefined ? main : { ...main, supports: { admissions: true }, admissions }
}

function pagesOf(
  { accounting, payments, esign, notices, einvoice }: Instances,
  instance: string,
): Pages | null {
  const withPages = [...accounting, ...payments, ...esign, ...notices, ...einvoice]
  const found = withPages.find((each) => each.instance === instance)
  return found?.guarded.pages ?? null
}
