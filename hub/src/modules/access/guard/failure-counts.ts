import { type Counter, tooManyTries } from '../../../shared-services/tries.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'
import { sha256 } from '../../../shared/ids.ts'
import type { Refusal } from '../../../shared/refusal.ts'
import { failuresOfNetwork, slowDownMs } from './slow-down.ts'
import { timesOfWiderNetwork } from './wider-network.ts'

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
  readonly origin: Origin
}

/** One count that an attempt is measured by. */
export interface TryLimit {
  readonly counter: Counter
  readonly key: string
  readonly limit: number
}

/** A network whose tries are counted. */
interface Place {
  readonly key: string
  readonly failures: Counter
  /** How many times what one network may. */
  readonly times: number
}

export interface CountOptions {
  /** Names its counts. */
  readonly name: string
  /** Failures of one account from all networks together. */
  readonly triesPerAccount: number
}

/**
 * Counts failures of an account, of an account at a network, of a network and of the wider one around it; of a device that the account is
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
      | 'device'
      | 'account'
      | 'accountHere'
      | 'network'
      | 'wider'
      | 'all'
      | 'visits'
      | 'visitors'
      | 'tried'
      | 'codes',
      Counter
    >
  >

  constructor(
    { config, counters }: Pick<AppContext, 'config' | 'counters'>,
    { name, triesPerAccount }: CountOptions,
  ) {
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
      // In memory where there is no Redis: no sign-in costs a statement more for coming by IPv6.
      wider: transient('wider'),
      all: transient('all'),
      visits: transient('visits'),
      visitors: transient('visitors'),
      tried: transient('tried'),
      codes: transient('codes'),
    }
  }

  boundsOfDevice({ account, origin }: Attempt): readonly TryLimit[] {
    const key = `${sha256(origin.device ?? '')} ${account}`
    return [{ counter: this.#counters.device, key, limit: this.#limits.accountHere }]
  }

  async boundsOf({ account, origin }: Attempt): Promise<readonly TryLimit[]> {
    const counters = this.#counters
    const limits = this.#limits
    const ofNetworks = await Promise.all(this.#placesOf(origin).map((place) => this.#boundOf(place)))
    if (account === null) return ofNetworks
    const ofAccount = { counter: counters.account, key: account, limit: limits.account }
    if (limits.account <= limits.accountHere) return [...ofNetworks, ofAccount]
    const here = `${account} ${origin.network}`
    return [...ofNetworks, ofAccount, { counter: counters.accountHere, key: here, limit: limits.accountHere }]
  }

  #placesOf({ network, widerNetwork }: Origin): readonly Place[] {
    const own = { key: network, failures: this.#counters.network, times: 1 }
    if (widerNetwork === null) return [own]
    return [own, { key: widerNetwork, failures: this.#counters.wider, times: timesOfWiderNetwork }]
  }

  async #boundOf({ key, failures, times }: Place): Promise<TryLimit> {
    const { count: entries } = await this.#counters.visitors.read(key)
    return { counter: failures, key, limit: failuresOfNetwork(this.#limits.network * times, entries) }
  }

  /** Whether a network has had all its tries, whatever came of them: far more than a crowd makes. */
  overCeiling(origin: Origin): Promise<TooMany | null> {
    const ceilingOf = ({ key, times }: Place): TryLimit => ({
      counter: this.#counters.all,
      key,
      limit: this.#limits.all * times,
    })
    return reached(this.#placesOf(origin).map(ceilingOf))
  }

  /** Counts a try that was answered; one that the hub could not answer is made again, and is nobody's fault. */
  async noteAnswered(origin: Origin): Promise<void> {
    for (const { key } of this.#placesOf(origin)) await this.#counters.all.increment(key)
  }

  /** Once for each account: nobody makes room by coming in again and again. */
  async noteEntry({ account, origin }: Tried): Promise<void> {
    for (const { key } of this.#placesOf(origin)) {
      const { count } = await this.#counters.visits.increment(`${key} ${account}`)
      if (count === 1) await this.#counters.visitors.increment(key)
    }
  }

  /** True once in the window: when as many more accounts were tried from a network than got in as it may fail. */
  async isEnumeration({ account, origin }: Tried): Promise<boolean> {
    const places = this.#placesOf(origin)
    const found = await Promise.all(places.map((place) => this.#isEnumeratedFrom(place, account)))
    return found.includes(true)
  }

  async #isEnumeratedFrom({ key, times }: Place, account: string): Promise<boolean> {
    const { count } = await this.#counters.tried.increment(`${key} ${account}`)
    if (count > 1) return false
    const { count: codes } = await this.#counters.codes.increment(key)
    const { count: visitors } = await this.#counters.visitors.read(key)
    return codes - visitors === this.#limits.network * times
  }
}

export async function reached(bounds: readonly TryLimit[]): Promise<TooMany | null> {
  const counts = await Promise.all(bounds.map(({ counter, key }) => counter.read(key)))
  const over = bounds.findIndex(({ limit }, index) => (counts[index]?.count ?? 0) >= limit)
  const secondsLeft = counts[over]?.secondsLeft
  return secondsLeft === undefined ? null : tooManyTries(secondsLeft)
}

/** Answers for how many milliseconds to hold back what is said of it. */
export async function noteFailure(bounds: readonly TryLimit[]): Promise<number> {
  const delays: number[] = []
  for (const { counter, key, limit } of bounds)
    delays.push(slowDownMs((await counter.increment(key)).count, limit))
  return Math.max(...delays)
}
