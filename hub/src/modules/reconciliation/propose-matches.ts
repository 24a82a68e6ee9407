import type { Cop } from '@matricula/contract'
export const reasons = ['same-amount', 'same-student', 'minutes-apart', 'reference-alike'] as const
export type Reason = (typeof reasons)[number]

/** A row that one side alone has. */
export interface Leftover {
  readonly id: string
  readonly side: 'provider' | 'hub' | 'accounting'
  /** What was paid, and for the hub also what accounting must show for it. */
  readonly amounts: readonly Cop[]
  readonly students: readonly string[]
  readonly references: readonly string[]
  /** Epoch milliseconds; null where only the day is known. */
  readonly atMs: number | null
}

export interface Proposal {
  /** The row that may be the same payment. */
  readonly row: string
  readonly reasons: readonly Reason[]
  /** 0 to 100. */
  readonly score: number
}

const weights: Readonly<Record<Reason, number>> = {
  'same-amount': 40,
  'same-student': 25,
  'reference-alike': 20,
  'minutes-apart': 15,
}

/** No single reason is enough: families pay the same amounts. */
const leastScore = 50

/** An amount or a student that more rows share than this tells none of them apart. */
const crowd = 50

/**
 * For each leftover the one on another side that is most likely the same payment, with the reasons; each is proposed
 * to one alone. A person decides: nothing is matched by itself.
 */
export function proposeMatches(leftovers: readonly Leftover[]): ReadonlyMap<string, Proposal> {
  const pairs = likelyPairs(leftovers).toSorted(
    (one, other) => other.score - one.score || one.gapMs - other.gapMs || compareIds(one, other),
  )
  const proposals = new Map<string, Proposal>()
  for (const { one, other, reasons, score } of pairs) {
    if (proposals.has(one) || proposals.has(other)) continue
    proposals.set(one, { row: other, reasons, score })
    proposals.set(other, { row: one, reasons, score })
  }
  return proposals
}

interface Pair {
  readonly one: string
  readonly other: string
  readonly reasons: readonly Reason[]
  readonly score: number
  readonly gapMs: number
}

function likelyPairs(leftovers: readonly Leftover[]): readonly Pair[] {
  const kin = kinOf(leftovers)
  return leftovers.flatMap((one) => {
    const others = new Set(namesOf(one).flatMap((name) => kin.get(name) ?? []))
    return [...others]
      .filter((other) => one.side !== other.side && one.id < other.id)
      .map((other) => pairOf(one, other))
      .filter(({ score }) => score >= leastScore)
  })
}

/** Rows by what they share with others, so that not every two are compared. */
function kinOf(leftovers: readonly Leftover[]): ReadonlyMap<string, readonly Leftover[]> {
  const kin = new Map<string, Leftover[]>()
  for (const leftover of leftovers) {
    for (const name of namesOf(leftover)) {
      const named = kin.get(name)
      if (named === undefined) kin.set(name, [leftover])
      else named.push(leftover)
    }
  }
  return new Map([...kin].filter(([, named]) => named.length <= crowd))
}

function namesOf({ amounts, students }: Leftover): string[] {
  return [...amounts.map((amount) => `amount ${amount}`), ...students.map((student) => `student ${student}`)]
}

function pairOf(one: Leftover, other: Leftover): Pair {
  const holds: Readonly<Record<Reason, boolean>> = {
    'same-amount': share(one.amounts, other.amounts),
    'same-student': share(one.students, other.students),
    'minutes-apart': minutesApart(one.atMs, other.atMs),
    'reference-alike': referencesAlike(one.references, other.references),
  }
  const given = reasons.filter((reason) => holds[reason])
  const score = given.reduce((total, reason) => total + weights[reason], 0)
  const gapMs = one.atMs === null || other.atMs === null ? Infinity : Math.abs(one.atMs - other.atMs)
  return {
    one: one.id,
    other: other.id,
    reasons: given,
    score,
    gapMs: Math.min(gapMs, Number.MAX_SAFE_INTEGER),
  }
}

function share<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.some((one) => others.includes(one))
}

function compareIds(one: Pair, other: Pair): number {
  return one.one.localeCompare(other.one) || one.other.localeCompare(other.other)
}

/** A callback and a person's typing come within the half-hour. */
const fewMinutesMs = 30 * 60_000

function minutesApart(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= fewMinutesMs
}

/** Two slips of a typing hand. */
const slips = 2

/** Whether one of the references is one of the others, a slip or two apart. */
function referencesAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => distance(fold(one), fold(other)) <= slips))
}

function fold(reference: string): string {
  return reference.trim().toUpperCase()
}

/** Signs to change, add or drop (Levenshtein), counted while they may still be few. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > slips || one === '' || other === '') return Infinity
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const swapped = (above[column - 1] ?? 0) + Number(other[column - 1] !== one[row - 1])
      here.push(Math.min(swapped, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? Infinity
}
