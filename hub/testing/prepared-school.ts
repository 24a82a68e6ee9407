import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MortalHub } from './mortal-hub.ts'
import { root } from './test-hub.ts'
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

  /** Laid over the shipped settings, and after the shipped plugins; `prepare` answers who goes on in each copy. */
  static async open(
    settings: string,
    prepare: (hub: MortalHub) => Promise<Visitor>,
    plugins = '',
  ): Promise<PreparedSchool> {
    const home = await mkdtemp(path.join(tmpdir(), 'matricula-prepared-'))
    await writeFile(settingsIn(home), settings)
    await cp(path.join(root, 'config'), path.join(home, 'config'), { recursive: true })
    await appendFile(path.join(home, 'config/plugins.yaml'), plugins)
    const hub = await MortalHub.start({ ...placesIn(home), folder: schoolIn(home), fate: {} })
    const visitor = await prepare(hub)
    await hub.kill()
    return new PreparedSchool(home, visitor)
  }

  /**
   * What an act came to, which commits it made from the first of a table on, and whether its first hub died of them: it
   * does right after the one that is said.
   */
  async try<T extends object>(from: string, act: (trial: Trial) => Promise<T>, death?: Commit) {
    const folder = path.join(this.#home, randomUUID())
    const listing = `${folder}.txt`
    await cp(schoolIn(this.#home), folder, { recursive: true })
    const fate = { TEST_WRITES_FROM: from, TEST_WRITES_LISTING: listing, ...fateOf(death) }
    const hub = await MortalHub.start({ ...placesIn(this.#home), folder, fate })
    try {
      const visitor = Object.assign(new Visitor(hub.url), this.#session)
      const end = await act({ hub, visitor, folder })
      const commits = commitsIn(readFileSync(listing, 'utf8').trim().split('\n'))
      const hasCome = commits.some(({ kind, nth }) => kind === death?.kind && nth === death.nth)
      if (hasCome) await hub.whenFirstLifeEnds()
      return { end, died: hub.died, commits }
    } finally {
      await hub.kill()
      await rm(folder, { recursive: true, force: true })
    }
  }

  close(): Promise<void> {
    return rm(this.#home, { recursive: true, force: true })
  }
}

function placesIn(home: string) {
  return { home, settings: settingsIn(home) }
}

function settingsIn(home: string): string {
  return path.join(home, 'settings.yaml')
}

function schoolIn(home: string): string {
  return path.join(home, 'prepared')
}

/** A commit by its last change, among those of its kind from 1 on. */
export interface Commit {
  readonly kind: string
  readonly nth: number
}

function fateOf(death: Commit | undefined): Fate {
  return death === undefined ? {} : { TEST_DIE_OF: death.kind, TEST_DIE_AT: String(death.nth) }
}

function commitsIn(listed: readonly string[]): readonly Commit[] {
  const counts = new Map<string, number>()
  return listed.map((kind) => {
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    return { kind, nth }
  })
}

/**
 * After which of its commits a hub is killed: after each of its own, and after the last of those that a pretend vendor
 * does in a row, since a real one does not die with the hub halfway through a call.
 */
export function deathsIn(commits: readonly Commit[]): readonly Commit[] {
  const isVendors = (commit: Commit | undefined) => commit?.kind.includes(' memo ') === true
  return commits.filter((commit, index) => !(isVendors(commit) && isVendors(commits[index + 1])))
}
