import type { Counter, Tries } from '../../../shared-services/tries.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Origin } from '../../../http/origin.ts'
import { sha256 } from '../../../shared/ids.ts'
import type { KnownDevice } from '../known-device.store.ts'

/** Between two letters to one student's guardians that browsers ask for which the code never came in on. */
const mostMinutesBetween = 5
/** In the window of the tries, for each device that the code has come in on: strangers use none of them up. */
const lettersOfDevice = 3

/** A browser that asks for a letter. */
export interface LetterRequest {
  readonly code: string
  readonly origin: Origin
  /** What the browser is remembered for with this code. */
  readonly device: KnownDevice | null
}

/** When letters with a link and six digits leave; whoever asks is not told. */
export class SignInLetters {
  readonly #byCode: Tries
  readonly #byDevice: Tries
  readonly #asked: Counter

  constructor({ config, limitTries, counters }: Pick<AppContext, 'config' | 'limitTries' | 'counters'>) {
    const { windowMinutes } = config.settings.access
    const minutes = waitMinutes(config)
    this.#byCode = limitTries('student-link', 1, minutes)
    this.#byDevice = limitTries('student-link-device', lettersOfDevice, windowMinutes)
    this.#asked = counters.transient('student-link-asked', minutes)
  }

  /**
   * Whether a strange browser has asked for this code just before, so that what it waits for stays as it is. It goes by
   * that browser alone: what others ask for shows in nothing.
   */
  async isAskedAgain({ code, origin: { nonce }, device }: LetterRequest): Promise<boolean> {
    if (nonce === null || device !== null) return false
    return (await this.#asked.read(keyOf(code, nonce))).count > 0
  }

  async mayLeave({ code, origin, device }: LetterRequest): Promise<boolean> {
    if (device !== null && (await this.#byDevice.take(keyOf(code, origin.device ?? ''))) === null) return true
    return (await this.#byCode.take(code)) === null
  }

  async noteAsked(code: string, nonce: string): Promise<void> {
    await this.#asked.increment(keyOf(code, nonce))
  }
}

/**
 * Whoever asks too early has a letter that is not older than twice this, counting what their own browser waits: so long
 * its link is good, and it opens in any browser.
 */
export function waitMinutes({ settings }: AppContext['config']): number {
  return Math.max(1, Math.floor(Math.min(mostMinutesBetween, settings.access.linkMinutes / 2)))
}

function keyOf(code: string, secret: string): string {
  return `${code} ${sha256(secret)}`
}
