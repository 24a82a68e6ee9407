import type { Database } from '../../db/open-database.ts'
import { upsert } from '../../db/statements.ts'
import type { Clock } from '../../shared/clock.ts'

/** Where the demonstration's clock was set, and when by the wall. */
interface Anchor {
  readonly seasonAt: string
  readonly wallAt: string
}

export interface SeasonClock extends Clock {
  /** Sets the season's now; it moves on from there, also over restarts. */
  set(seasonNow: Date): Promise<void>
}

const key = 'season-clock'

/**
 * The demonstration's clock: starts at `startsAt` on the first start and moves on with the wall (readings 1). Kept in
 * the database, so that payments do not travel in time when the hub restarts.
 */
export async function openSeasonClock(
  database: Database,
  startsAt: string,
  wall: () => Date,
): Promise<SeasonClock> {
  let anchor = await readAnchor(database)
  const set = async (seasonNow: Date) => {
    anchor = { seasonAt: seasonNow.toISOString(), wallAt: wall().toISOString() }
    await upsert(database, 'setting', { key, value: JSON.stringify(anchor) }, ['key'])
  }
  if (anchor === null) await set(new Date(startsAt))
  return {
    wall,
    now: () => seasonNow(anchor ?? { seasonAt: startsAt, wallAt: wall().toISOString() }, wall()),
    set,
  }
}

function seasonNow(anchor: Anchor, wall: Date): Date {
  return new Date(Date.parse(anchor.seasonAt) + wall.getTime() - Date.parse(anchor.wallAt))
}

async function readAnchor(database: Database): Promise<Anchor | null> {
  const row = await database<{ key: string; value: string }>('setting').where({ key }).first()
  return row === undefined ? null : JSON.parse(row.value)
}
