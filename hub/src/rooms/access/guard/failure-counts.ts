import { type Counter, tooManyTries } from '../../../commons/tries.ts'
import type { House } from '../../../house.ts'
import type { Origin } from '../../../http/origin.ts'
import { sha256 } from '../../../shared/ids.ts'
import type { Refusal } from '../../../shared/refusal.ts'
import { failuresOfNetwork, slowDownMs } from './slow-down.ts'

export type TooMany = Refusal<'TOO_MANY_TRIES'>

/** Who tries to come in. */
export interface Attempt {
  /** The code, user name or address tried, in the one way it is written; null where none is named. */
  readonly account: string | null
  readonly origin: Origin
}

/** An account that was tried, and from where. */
export interface Tried {
  readonly account: string
  readonly network: string
}

/** One count that an attempt is measured by. */
export interface Bound {
  readonly counter: Counter
  readonly key: string
  readonly limit: number
}

export interface CountOptions {
  /** Names its counts. */
  readonly name: string
  /** Failures of one account from all networks together. */
  readonly triesPerAccount: number
}

/**
 * Counts failures of an account, of an account at a network and of a network; of a device that the account is
 * remembered on its own alone, which nobody else can fill.
 */
export class FailureCounts {
  readonly #limits: {
    readonly account: number
    readonly accountHere: number
    readonly network: number
    readonly all: number
  }
  readonly #counters: Readonly<
    Record<
      'device' | 'account' | 'accountHere' | 'network' | 'all' | 'visits' | 'visitors' | 'tried' | 'codes',
      Counter
    >
  >

  constructor({ config, counters }: House, { name, triesPerAccount }: CountOptions) {
    const { triesPerCode, triesPerAddress, ceilingPerAddress, windowMinutes } = config.settings.access
    const durable = (what: string) => counters.durable(`${name}-${what}`, windowMinutes)
    const transient = (what: string) => counters.transient(`${name}-${what}`, windowMinutes)
    this.#limits = {
      account: triesPerAccount,
      accountHere: triesPerCode,
      network: triesPerAddress,
      all: ceilingPerAddress,
    }
    this.#counters = {
      device: durable('device'),
      account: durable('account'),
      accountHere: durable('account-here'),
      network: durable('network'),
      all: transient('all'),
      visits: transient('visits'),
      visitors: transient('visitors'),
      tried: transient('tried'),
      codes: transient('codes'),
    }
  }

  boundsOfDevice({ account, origin }: Attempt): readonly Bound[] {
    const key = `${sha256(origin.device ?? '')} ${account}`
    return [{ counter: this.#counters.device, key, limit: this.#limits.accountHere }]
  }

  async boundsOf({ account, origin: { network } }: Attempt): Promise<readonly Bound[]> {
    const counters = this.#counters
    const limits = this.#limits
    const { count: entries } = await counters.visitors.read(network)
    const ofNetwork = failuresOfNetwork(limits.network, entries)
    const bounds: Bound[] = [{ counter: counters.network, key: network, limit: ofNetwork }]
    if (account === null) return bounds
    bounds.push({ counter: counters.account, key: account, limit: limits.account })
    if (limits.account <= limits.accountHere) return bounds
    const here = `${account} ${network}`
    return [...bounds, { counter: counters.accountHere, key: here, limit: limits.accountHere }]
  }

  /** Whether a network has had all its tries, whatever came of them: far more than a crowd makes. */
  overCeiling(network: string): Promise<TooMany | null> {
    return reached([{ counter: this.#counters.all, key: network, limit: this.#limits.all }])
  }

  /** Counts a try that was answered; one that the hub could not answer is made again, and is nobody's fault. */
  async noteAnswered(network: string): Promise<void> {
    await this.#counters.all.increment(network)
  }

  /** Once for each account: nobody makes room by coming in again and again. */
  async noteEntry({ account, network }: Tried): Promise<void> {
    const { count } = await this.#counters.visits.increment(`${network} ${account}`)
    if (count === 1) await this.#counters.visitors.increment(network)
  }

  /** True once in the window: when as many more accounts were tried from a network than got in as it may fail. */
  async isEnumeration({ account, network }: Tried): Promise<boolean> {
    const { count } = await this.#counters.tried.increment(`${network} ${account}`)
    if (count > 1) return false
    const { count: codes } = await this.#counters.codes.increment(network)
    const { count: visitors } = await this.#counters.visitors.read(network)
    return codes - visitors === this.#limits.network
  }
}

export async function reached(bounds: readonly Bound[]): Promise<TooMany | null> {
  for (const { counter, key, limit } of bounds) {
    const { count, secondsLeft } = await counter.read(key)
    if (count >= limit) return tooManyTries(secondsLeft)
  }
  return null
}

/** Answers for how many milliseconds to hold back what is said of it. */
export async function noteFailure(bounds: readonly Bound[]): Promise<number> {
  const delays: number[] = []
  for (const { counter, key, limit } of bounds)
    delays.push(slowDownMs((await counter.increment(key)).count, limit))
  return Math.max(...delays)
}
