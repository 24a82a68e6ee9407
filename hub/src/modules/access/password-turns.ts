import { bulkhead } from 'cockatiel'
import type { Origin } from '../../http/origin.ts'
import { KeyedBulkhead, runWithin } from '../../shared/keyed-bulkhead.ts'
import { TooBusy } from '../../shared/too-busy.ts'
import type { KnownDevice } from './known-device.store.ts'

/** Who waits for a password's hash. */
export interface Asker {
  /** Strangers; guardians on a device that is remembered; staff on one, and who has signed in or runs the hub. */
  readonly line: 'strangers' | 'guardians' | 'staff'
  /** The network or account, of which only a few stand in the line at once. */
  readonly name: string
}

/** Who is not remembered: all of a /48 together. */
export function strangerAt({ network, widerNetwork }: Pick<Origin, 'network' | 'widerNetwork'>): Asker {
  return { line: 'strangers', name: widerNetwork ?? network }
}

/** By the account, not the device: whoever has one may be remembered on as many devices as they like. */
export function askerFrom(origin: Origin, device: KnownDevice | null): Asker {
  if (device === null) return strangerAt(origin)
  return { line: device.kind === 'staff' ? 'staff' : 'guardians', name: device.account }
}

/** Somebody of the office who has signed in, or the hub itself. */
export function insider(actor: string): Asker {
  return { line: 'staff', name: actor }
}

/** Who has more to ask waits aside, where nobody else does. */
const ofOne = new KeyedBulkhead({ atOnce: 2, waiting: 30 })
/**
 * Three at once in all: each takes 128 MiB where `ln` is 17, and one of Node's four threads. What strangers wait for
 * keeps nobody out who is known; and since anybody with a mailbox can become a guardian, guardians fill half of that.
 */
const strangers = bulkhead(2, 30)
const known = bulkhead(1, 30)
const guardians = bulkhead(15, 100)

type Queue = <T>(act: () => Promise<T>) => Promise<T | 'full'>

const queues: Readonly<Record<Asker['line'], Queue>> = {
  strangers: (act) => runWithin(strangers, act),
  guardians: (act) => runWithin(guardians, () => runWithin(known, act)),
  staff: (act) => runWithin(known, act),
}

/** Does it when it is the asker's turn; too many who wait are told so. */
export async function inTurn<T>({ line, name }: Asker, act: () => Promise<T>): Promise<T> {
  const done = await ofOne.run(`${line} ${name}`, () => queues[line](act))
  if (done === 'full') throw new TooBusy('too many passwords are being checked')
  return done
}
