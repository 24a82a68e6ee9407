/** A database of its own for one test hub; `drop` leaves nothing behind. */
export interface TestDatabase {
  readonly environment: Readonly<Record<string, string>>
  /** What a program of its own needs around it besides, to reach it. */
  readonly program?: Readonly<Record<string, string>>
  readonly drop: () => Promise<void>
}

/** Writes into an empty database what each test would otherwise write anew. */
export type Fill = (place: TestDatabase) => Promise<void>

export interface DatabaseKind {
  readonly name: 'SQLite' | 'PostgreSQL' | 'SQL Server'
  readonly create: () => Promise<TestDatabase>
  /** A copy of one that was filled once in this run of tests. */
  readonly createFilled?: (fill: Fill) => Promise<TestDatabase>
}
