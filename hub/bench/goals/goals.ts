/** How a value is written; none of them changes what is compared. */
export type Unit = 'times' | 'ms' | 'kB' | 'MB' | 'a second' | 'count'

export interface Goal {
  readonly unit: Unit
  readonly is: 'at least' | 'at most'
  readonly limit: number
  /** What Node 24 and later reach, where that is another. */
  readonly limitFromNode24?: number
  /** A machine with fewer cores can neither reach nor miss it. */
  readonly cores?: number
}

const atLeast = (limit: number, unit: Unit = 'times'): Goal => ({ unit, is: 'at least', limit })
const atMost = (limit: number, unit: Unit = 'times'): Goal => ({ unit, is: 'at most', limit })

/** Every goal, by bench and by what is measured; the same rows stand in docs/performance.md. */
export const goals = {
  quotes: {
    'pace of bare hapi + joi': atLeast(0.45),
    'pace with 60,000 students of 600': atLeast(0.9),
  },
  'sign-ins': { 'pace of hapi + joi + driver': atLeast(0.25) },
  enrolments: { 'pace of hapi + Knex': atLeast(0.85) },
  settling: { 'pace of the driver alone': atLeast(0.55) },
  'staff-list': { 'pace of bare hapi + joi': atLeast(0.15) },
  reconciliation: { 'list of 29 closed days of 3,000 families': atMost(300, 'ms') },
  'start-up': {
    'cold start of bare hapi, database apart': { ...atMost(2.5), limitFromNode24: 1.8 },
    'memory at rest': atMost(110, 'MB'),
  },
  console: {
    'first list of bare Refine + antd': atMost(1),
    'JavaScript of the largest later screen': atMost(40, 'kB'),
  },
  families: {
    'JavaScript of the sign-in page': atMost(80, 'kB'),
    'JavaScript with the wizard open': atMost(100, 'kB'),
    'LCP of a bare page': atMost(1.43),
    'priced table of a bare page’s LCP': atMost(3.6),
  },
  'homes-map': {
    'index of 20,000 homes': atMost(150, 'ms'),
    'frames over 32 ms': atMost(0, 'count'),
  },
  cli: {
    '--version of bare node': atMost(1.2),
    '--help of bare node': atMost(1.3),
    'profile list of bare node': atMost(1.45),
    'memory for 200,000 rows of 2,000': atMost(1.1),
  },
  'opening-day': {
    'paid, one hub on SQLite': atLeast(45, 'a second'),
    'not served, one hub on SQLite': atMost(0, 'count'),
    'errors, one hub on SQLite': atMost(0, 'count'),
    'worst p99 of its p50, one hub on SQLite': atMost(10),
    'paid, one hub on PostgreSQL': atLeast(30, 'a second'),
    'not served, one hub on PostgreSQL': atMost(0, 'count'),
    'errors, one hub on PostgreSQL': atMost(0, 'count'),
    'worst p99 of its p50, one hub on PostgreSQL': atMost(10),
    'paid of one hub, three hubs on PostgreSQL': { ...atLeast(2.2), cores: 3 },
    'not served, three hubs on PostgreSQL': { ...atMost(0, 'count'), cores: 3 },
    'errors, three hubs on PostgreSQL': atMost(0, 'count'),
    'worst p99 of its p50, three hubs on PostgreSQL': atMost(10),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Goal>>>>

export type BenchName = keyof typeof goals

/** A goal with its place in the table. */
export interface PlacedGoal {
  readonly bench: string
  readonly what: string
  readonly goal: Goal
}

/** The goals of these benches, in the order of the table. */
export function goalsOf(benches: readonly string[]): readonly PlacedGoal[] {
  return Object.entries(goals)
    .filter(([bench]) => benches.includes(bench))
    .flatMap(([bench, own]) => Object.entries<Goal>(own).map(([what, goal]) => ({ bench, what, goal })))
}

/** What a bench found out about one of its goals. */
export interface Measurement {
  readonly bench: string
  readonly what: string
  readonly value: number
}

export function measured<Name extends BenchName>(
  bench: Name,
  what: keyof (typeof goals)[Name] & string,
  value: number,
): Measurement {
  return { bench, what, value }
}
