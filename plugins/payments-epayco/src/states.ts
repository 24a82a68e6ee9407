import { loggableWord, own } from '@matricula/contract'
import type { Log, PaymentStatus } from '@matricula/contract'

export interface State {
  /** ePayco's word. */
  readonly word: string
  readonly status: PaymentStatus
  /** The reason of a decline, for the payer; null for everything else. */
  readonly reason: string | null
}

/** ePayco's codes and what they mean. One under review may still be paid, so that it is pending. */
export const states = {
  1: { word: 'Aceptada', status: 'approved', reason: null },
  2: { word: 'Rechazada', status: 'declined', reason: 'El banco rechazó el pago.' },
  3: { word: 'Pendiente', status: 'pending', reason: null },
  4: { word: 'Fallida', status: 'declined', reason: 'El pago falló; puede intentarlo de nuevo.' },
  6: { word: 'Reversada', status: 'reversed', reason: null },
  7: { word: 'Retenida', status: 'pending', reason: null },
  8: { word: 'Iniciada', status: 'pending', reason: null },
  9: { word: 'Expirada', status: 'expired', reason: null },
  10: { word: 'Abandonada', status: 'declined', reason: 'El pago quedó sin terminar.' },
  11: { word: 'Cancelada', status: 'declined', reason: 'El pago fue cancelado.' },
  12: { word: 'Antifraude', status: 'pending', reason: null },
} as const satisfies Record<number, State>

/** Other words that ePayco's own clients read as these codes. */
const variants: Readonly<Record<string, string>> = {
  aprobada: '1',
  retenido: '7',
  reversado: '6',
  caducada: '9',
}

const codesByWord: ReadonlyMap<string, string> = new Map([
  ...Object.entries(states).map(([code, { word }]) => [word.toLowerCase(), code] as const),
  ...Object.entries(variants),
])

/** The code decides; where there is none, or the 0 that ePayco is known to send, the word does. */
export function codeOf(code: string | null, word: string | null): string {
  if (code !== null && code !== '' && code !== '0') return code
  const text = word?.trim() ?? ''
  return codesByWord.get(text.toLowerCase()) ?? (text === '' ? '0' : text)
}

/** A code that isn't in the table is pending, with a warning: never paid, never declined. */
export function stateOf(code: string, log: Log): State {
  const state: State | undefined = own(states, code)
  if (state !== undefined) return state
  log.warn({ rawStatus: loggableWord(code) }, 'ePayco says a state nobody knows: taken as pending')
  return { word: loggableWord(code), status: 'pending', reason: null }
}
