import type { Memo } from '@matricula/contract'
import { type FaultSwitch, faultSwitch } from '@matricula/contract/sandbox'
import { memoStore } from '../src/db/memo.store.ts'
import type { AppContext } from '../src/app-context.ts'

/** What a sandbox vendor remembers, such as that of `payments.card`. */
export function memoOf({ database, clock }: Pick<AppContext, 'database' | 'clock'>, instance: string): Memo {
  const store = memoStore(database, clock)
  return {
    get: (key) => store.get(instance, key),
    set: (key, value, options) => store.set(instance, key, value, options),
    add: (key, value) => store.add(instance, key, value),
    delete: (key) => store.delete(instance, key),
    list: (prefix) => store.list(instance, prefix),
  }
}

/** The switch that makes a sandbox vendor fail. */
export function faultsAt(app: AppContext, instance: string): FaultSwitch {
  return faultSwitch(memoOf(app, instance))
}
