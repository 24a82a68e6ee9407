import type { SplitRequest } from '../../api/types.ts'
import { typedPesos } from '../../typed-pesos.ts'

export const partKinds = ['percent', 'amount', 'rest'] as const
export type PartKind = (typeof partKinds)[number]

/** A part as it is typed. */
export interface TypedPart {
  readonly key: number
  readonly label: string
  readonly kind: PartKind
  /** Percent or pesos, as typed; of what is left nothing. */
  readonly value: string
}

export const firstParts: readonly TypedPart[] = [
  { key: 1, label: '', kind: 'percent', value: '50' },
  { key: 2, label: '', kind: 'rest', value: '' },
]

type AskedPart = SplitRequest['parts'][number]

/** What is asked for the parts; null while one of them lacks something. */
export function askedParts(parts: readonly TypedPart[]): readonly AskedPart[] | null {
  const asked = parts.map(askedPart)
  return asked.every((part) => part !== null && part.label !== '')
    ? asked.filter((part) => part !== null)
    : null
}

/** What is asked for a part, whomever it is for; null while it is not typed how much. */
export function askedPart({ label, kind, value }: TypedPart): AskedPart | null {
  const named = { label: label.trim() }
  if (kind === 'rest') return { ...named, rest: true }
  if (kind === 'percent') {
    const percentBps = Math.round(Number(value.replace(',', '.')) * 100)
    return percentBps >= 1 && percentBps <= 10_000 ? { ...named, percentBps } : null
  }
  const amount = typedPesos(value)
  return amount === null ? null : { ...named, amount }
}
