import { setTimeout as pause } from 'node:timers/promises'
import { bulkhead } from 'cockatiel'
import { tooManyTries } from '../../../shared-services/tries.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'
import { measureEnumeration } from '../../../metrics/measure-enumeration.ts'
import { sha256 } from '../../../shared/ids.ts'
import { KeyedBulkhead, runWithin } from '../../../shared/keyed-bulkhead.ts'
import { type DeviceAccount, findDevice, type KnownDevice } from '../known-device.store.ts'
import {
  type Attempt,
  type CountOptions,
  FailureCounts,
  noteFailure,
  reached,
  type TooMany,
  type Tried,
} from './failure-counts.ts'
import { timesOfWiderNetwork } from './wider-network.ts'

/** What a try showed: somebody who may come in, somebody who may not, or nothing of either. */
export type Verdict = 'passed' | 'failed' | 'undecided'

export interface Judged<T> {
  readonly verdict: Verdict
  readonly answer: T
  /** Whose account it was, where the attempt could not name it. */
  readonly account?: string
}

export interface GuardOptions extends CountOptions {
  readonly kind: DeviceAccount['kind']
}

/** Of one account at one place: one after the other, so that tries side by side are counted as well. */
const ofAccount = { atOnce: 1, waiting: 20 }
/** Of one place; what is under way when its limit is reached goes on. */
const ofPlace = { atOnce: 10, waiting: 200 }
/** Of the places of one wider network. */
const ofWiderNetwork = {
  atOnce: ofPlace.atOnce * timesOfWiderNetwork,
  waiting: ofPlace.waiting * timesOfWiderNetwork,
}
/** Failing tries whose answers one hub holds back; more are sent away at once. */
const slowedDown = { atOnce: 100, waiting: 0 }

type Verify<T> = (device: KnownDevice | null) => Promise<Judged<T>>

interface Checked<T> {
  readonly answer: T
  readonly delayMs: number
}

/** Limits who tries to come in, by failures: answers are slower from the second one on, and refused from the limit on. */
export class SignInGuard {
  readonly #app: AppContext
  readonly #kind: DeviceAccount['kind']
  readonly #name: string
  readonly #counts: FailureCounts
  readonly #enumerates: () => void
  readonly #ofAccount = new KeyedBulkhead(ofAccount)
  readonly #ofPlace = new KeyedBulkhead(ofPlace)
  readonly #ofWiderNetwork = new KeyedBulkhead(ofWiderNetwork)
  readonly #slowedDown = bulkhead(slowedDown.atOnce, slowedDown.waiting)

  constructor(app: AppContext, options: GuardOptions) {
    this.#app = app
    this.#kind = options.kind
    this.#name = options.name
    this.#counts = new FailureCounts(app, options)
    this.#enumerates = measureEnumeration(app.metrics, options.name)
  }

  /** `verify` is told what the device is remembered for; null for any other. */
  async attempt<T>(attempt: Attempt, verify: Verify<T>): Promise<TooMany | T> {
    const { account, origin } = attempt
    const device = await this.#knownDevice(attempt)
    const place = device === null ? origin.network : sha256(origin.device ?? '')
    const check = () => this.#ofPlace.run(place, () => this.#check(attempt, device, verify))
    const wider = device === null ? origin.widerNetwork : null
    const inTurn = async () => {
      const checked = await (wider === null ? check() : this.#ofWiderNetwork.run(wider, check))
      return checked === 'full' ? tooManyTries(1) : this.#slowDown(checked)
    }
    if (account === null) return inTurn()
    const answered = await this.#ofAccount.run(`${account} ${place}`, inTurn)
    return answered === 'full' ? tooManyTries(1) : answered
  }

  /** With `note` the halves of an attempt, for who signs in elsewhere and names no account before. */
  async refusalAt(origin: Origin): Promise<TooMany | null> {
    const tooMany = await this.#counts.overCeiling(origin)
    if (tooMany !== null) return tooMany
    await this.#counts.noteAnswered(origin)
    return reached(await this.#counts.boundsOf({ account: null, origin }))
  }

  async note(origin: Origin, verdict: Verdict): Promise<void> {
    if (verdict === 'failed') await noteFailure(await this.#counts.boundsOf({ account: null, origin }))
  }

  async #knownDevice({ account, origin }: Attempt): Promise<KnownDevice | null> {
    if (origin.device === null || account === null) return null
    const { database, clock } = this.#app
    return findDevice(database, origin.device, { kind: this.#kind, account }, clock.wall())
  }

  async #check<T>(
    attempt: Attempt,
    device: KnownDevice | null,
    verify: Verify<T>,
  ): Promise<Checked<TooMany | T>> {
    const { origin } = attempt
    const isKnown = device !== null
    const overCeiling = isKnown ? null : await this.#counts.overCeiling(origin)
    const bounds = isKnown ? this.#counts.boundsOfDevice(attempt) : await this.#counts.boundsOf(attempt)
    const tooMany = overCeiling ?? (await reached(bounds))
    if (tooMany !== null) return { answer: tooMany, delayMs: 0 }
    const { verdict, answer, account = attempt.account } = await verify(device)
    if (!isKnown) await this.#counts.noteAnswered(origin)
    if (account !== null) await this.#noteTry({ account, origin }, verdict)
    return { answer, delayMs: verdict === 'failed' ? await noteFailure(bounds) : 0 }
  }

  /** A network that tries many codes and gets in with few of them looks for some that open. */
  async #noteTry(tried: Tried, verdict: Verdict): Promise<void> {
    if (verdict === 'passed') await this.#counts.noteEntry(tried)
    else if (await this.#counts.isEnumeration(tried)) {
      this.#enumerates()
      this.#app.log.warn({ deps: this.#name }, 'a network tries many codes and does not get in')
    }
  }

  async #slowDown<T>({ answer, delayMs }: Checked<T>): Promise<T | TooMany> {
    if (delayMs === 0) return answer
    const waited = await runWithin(this.#slowedDown, () => pause(delayMs))
    return waited === 'full' ? tooManyTries(delayMs / 1000) : answer
  }
}
