import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import type { SeasonClock, Shift } from '../../shared/clock.ts'

/** Where the demonstration's clock was set, and when by the wall. */
interface Anchor {
  readonly seasonAt: string
  readonly wallAt: string
}

/** The anchor that counts, and those before it: what happened under one keeps the season's time that it had. */
interface KeptClock extends Anchor {
  readonly before?: readonly Anchor[]
}

const key = 'season-clock'

/**
 * The demonstration's clock: starts at `startsAt` on the first start and moves on with the machine's
 * (seasons-10). Kept in the database, so that payments do not travel in time when the hub restarts.
 */
export async function openSeasonClock(
  database: Database,
  startsAt: string,
  wall: () => Date,
): Promise<SeasonClock> {
  const kept = await readClock(database)
  let anchors: readonly Anchor[] = kept === null ? [] : [...(kept.before ?? []), kept]
  const set = async (seasonNow: Date) => {
    const anchor = { seasonAt: seasonNow.toISOString(), wallAt: wall().toISOString() }
    const before = anchors
    anchors = [...before, anchor]
    await upsert(database, 'setting', { key, value: JSON.stringify({ ...anchor, before }) }, ['key'])
  }
  if (kept === null) await set(new Date(startsAt))
  const shifts = () => anchors.map(shiftFrom)
  return {
    wall,
    now() {
      const at = wall()
      return new Date(at.getTime() + (shifts().at(-1)?.ms ?? 0))
    },
    set,
    shifts,
  }
}

function shiftFrom({ seasonAt, wallAt }: Anchor): Shift {
  return { from: wallAt, ms: Date.parse(seasonAt) - Date.parse(wallAt) }
}

async function readClock(database: Database): Promise<KeptClock | null> {
  const row = await database<{ key: string; value: string }>('setting').where({ key }).first()
  return row === undefined ? null : JSON.parse(row.value)
}
