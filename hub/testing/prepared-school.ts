import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MortalHub } from './mortal-hub.ts'
import { Visitor } from './visitor.ts'

/** What the first life of a hub gets to know of its end, for `kill-at.ts`. */
type Fate = Readonly<Record<string, string>>

/** A hub over a copy of the school, and who had signed in when it was copied. */
export interface Trial {
  readonly hub: MortalHub
  readonly visitor: Visitor
  readonly folder: string
}

/** A school as it stands before an act, of which each trial gets a copy, so that a hub may be killed at any write of it. */
export class PreparedSchool {
  readonly #home: string
  readonly #session: Pick<Visitor, 'cookie' | 'csrfToken'>

  private constructor(home: string, { cookie, csrfToken }: Visitor) {
    this.#home = home
    this.#session = { cookie, csrfToken }
  }

  /** Laid over the shipped settings; `prepare` answers who goes on in each copy. */
  static async open(
    settings: string,
    prepare: (hub: MortalHub) => Promise<Visitor>,
  ): Promise<PreparedSchool> {
    const home = await mkdtemp(path.join(tmpdir(), 'matricula-prepared-'))
    await writeFile(settingsIn(home), settings)
    const hub = await MortalHub.start({ folder: schoolIn(home), settings: settingsIn(home), fate: {} })
    const visitor = await prepare(hub)
    await hub.kill()
    return new PreparedSchool(home, visitor)
  }

  /** What an act came to, which writes it made, and whether its first hub died of them. */
  async try<T extends object>(fate: Fate, act: (trial: Trial) => Promise<T>) {
    const folder = path.join(this.#home, randomUUID())
    const listing = `${folder}.txt`
    await cp(schoolIn(this.#home), folder, { recursive: true })
    const told = { ...fate, TEST_WRITES_LISTING: listing }
    const hub = await MortalHub.start({ folder, settings: settingsIn(this.#home), fate: told })
    try {
      const visitor = Object.assign(new Visitor(hub.url), this.#session)
      const end = await act({ hub, visitor, folder })
      const writes: readonly string[] = readFileSync(listing, 'utf8').trim().split('\n')
      if (writes.length >= Number(fate['TEST_DIE_AFTER_WRITE'] ?? Infinity)) await hub.whenFirstLifeEnds()
      return { ...end, died: hub.died, writes }
    } finally {
      await hub.kill()
      await rm(folder, { recursive: true, force: true })
    }
  }

  close(): Promise<void> {
    return rm(this.#home, { recursive: true, force: true })
  }
}

function settingsIn(home: string): string {
  return path.join(home, 'settings.yaml')
}

function schoolIn(home: string): string {
  return path.join(home, 'prepared')
}

interface Moment {
  readonly after: number
  readonly sql: string
}

/**
 * After which of its commits a hub is killed: after each of its own, and after the last of those that a pretend vendor
 * does in a row, since a real one does not die with the hub halfway through a call.
 */
export function momentsOf(writes: readonly string[]): readonly Moment[] {
  const isVendors = (sql: string | undefined) => sql?.includes(' memo ') === true
  return writes
    .map((sql, index) => ({ after: index + 1, sql }))
    .filter(({ after, sql }) => !(isVendors(sql) && isVendors(writes[after])))
}

/** The kinds of commits among some. */
export function kindsOf(commits: readonly Pick<Moment, 'sql'>[]): readonly string[] {
  return [...new Set(commits.map(({ sql }) => sql))].toSorted()
}
