import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { normaliseFault, NothingSent } from './normalise-fault.ts'
import { CallerLeft } from './within-deadline.ts'

export interface BreakerSettings {
  /** Calls without an answer in a row that open it. */
  readonly failures: number
  /** Milliseconds it stays open before one call may try again. */
  readonly openMs: number
}

export interface Breaker {
  isOpen(): boolean
  /** Rejects with `NothingSent` while open, and while another call is trying. */
  run<T>(act: () => Promise<T>): Promise<T>
  /** Closes at once; for when a check has found the vendor well. */
  reset(): void
}

/** Opens after calls without an answer in a row; a refusal is an answer. `onChange` tells of each turn. */
export function createBreaker(settings: BreakerSettings, onChange: () => void): Breaker {
  let circuit = createCircuit(settings, onChange)
  return {
    isOpen: () => circuit.state !== CircuitState.Closed,
    async run(act) {
      // cockatiel would let a call wait for the trying one and send it late; ours is told at once.
      if (circuit.state === CircuitState.HalfOpen) throw new NothingSent('another call is trying the vendor')
      let sent = false
      return circuit
        .execute(() => {
          sent = true
          return act()
        })
        .catch((error: unknown) => {
          throw sent ? error : new NothingSent('the vendor did not answer lately')
        })
    },
    reset() {
      circuit = createCircuit(settings, onChange)
      onChange()
    },
  }
}

function createCircuit({ failures, openMs }: BreakerSettings, onChange: () => void) {
  const circuit = circuitBreaker(handleWhen(countsAgainst), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: openMs,
  })
  circuit.onBreak(onChange)
  circuit.onReset(onChange)
  return circuit
}

const unanswered: readonly string[] = ['unreachable', 'unknown-outcome']

function countsAgainst(error: Error): boolean {
  return !(error instanceof CallerLeft) && unanswered.includes(normaliseFault(error, 'write').code)
}
