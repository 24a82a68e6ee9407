/** What the hub's database program answers, by act. */
export interface DatabaseStatus {
  readonly dialect: 'sqlite' | 'pg' | 'mssql'
  readonly place: string
  readonly exists: boolean
  readonly encrypted: boolean
  readonly bytes: number
  readonly migrations: {
    readonly applied: readonly string[]
    readonly pending: readonly string[]
    readonly unknown: readonly string[]
  }
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
}

export interface MigrateResult {
  readonly applied: readonly string[]
}

export interface BackupResult {
  readonly file: string
  readonly bytes: number
  readonly encrypted: boolean
  readonly migrations: readonly string[]
}

export interface RestoreResult {
  readonly database: string
  readonly bytes: number
  readonly previous: string | null
  readonly migrations: readonly string[]
  readonly pending: readonly string[]
}

export interface VerifyResult {
  readonly orders: number
  readonly broken: number
  readonly invariants: readonly {
    readonly name: string
    readonly count: number
    readonly first: readonly string[]
  }[]
}

export interface DatabaseResults {
  readonly status: DatabaseStatus
  readonly migrate: MigrateResult
  readonly backup: BackupResult
  readonly restore: RestoreResult
  readonly verify: VerifyResult
}
