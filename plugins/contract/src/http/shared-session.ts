import { PluginFault } from '../fault.ts'

export interface OpenedSession<T> {
  /** A token, or cookies: whatever proves us to the vendor. */
  readonly value: T
  readonly expiresAt: Date
}

export interface SessionDeps<T> {
  /** Signs in at the vendor; its signal is one of its own, as whoever asked first may leave before the others. */
  readonly open: (signal: AbortSignal) => Promise<OpenedSession<T>>
  readonly now: () => Date
  /** A session that ends within this time is renewed first. */
  readonly earlyMs: number
  /** How long signing in may take; 20 s when absent. */
  readonly timeoutMs?: number
}

/** One session that all calls of an instance share. */
export interface SharedSession<T> {
  /**
   * Runs `act` in the session. An answer by which the vendor `disowns` the session renews it and runs `act` once more;
   * a second such answer is the result.
   */
  use<R>(
    signal: AbortSignal,
    act: (value: T) => Promise<R>,
    isSessionRejected: (result: R) => boolean,
  ): Promise<R>
  /** Forgets the session and answers it, so that it can be ended at the vendor. */
  leave(): T | null
}

export function sharedSession<T>({
  open,
  now,
  earlyMs,
  timeoutMs = 20_000,
}: SessionDeps<T>): SharedSession<T> {
  let current: OpenedSession<T> | null = null
  let opening: Promise<OpenedSession<T>> | null = null

  const isFresh = ({ expiresAt }: OpenedSession<T>) => expiresAt.getTime() - now().getTime() > earlyMs

  function renew(): Promise<OpenedSession<T>> {
    opening ??= open(AbortSignal.timeout(timeoutMs))
      .then((opened) => (current = opened))
      .finally(() => (opening = null))
    return opening
  }

  async function live(signal: AbortSignal): Promise<OpenedSession<T>> {
    return current !== null && isFresh(current) ? current : untilAborted(signal, renew())
  }

  return {
    async use(signal, act, isSessionRejected) {
      const first = await live(signal)
      const result = await act(first.value)
      if (!isSessionRejected(result)) return result
      // Another call may have renewed it meanwhile.
      if (current === first) current = null
      return act((await live(signal)).value)
    },
    leave() {
      const left = current
      current = null
      return left?.value ?? null
    },
  }
}

/** Nothing that was asked for has been sent while we sign in, so leaving is `unreachable`. */
function untilAborted<T>(signal: AbortSignal, opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new PluginFault('unreachable', 'the deadline passed while signing in'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    opening
      .finally(() => signal.removeEventListener('abort', leave))
      .then(resolve, (error: unknown) => reject(nothingSent(error)))
  })
}

function nothingSent(error: unknown): unknown {
  return error instanceof PluginFault && error.code === 'unknown-outcome'
    ? new PluginFault('unreachable', error.message, { cause: error })
    : error
}
