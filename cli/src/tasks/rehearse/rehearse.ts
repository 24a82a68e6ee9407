import { openHub, type Hub } from '../../hub/hub.ts'
import { signIn as signInStaff } from '../profiles/sign-in.ts'
import { credentialsOf } from '../../profiles/profiles.ts'
import type { Locale } from '../../words.ts'
import { closeBooks, type ClosedBooks } from './books/close-books.ts'
import { countPlaces, takeCensus } from './census.ts'
import { ProgressCounter, type SeasonProgress, stepsIn } from './progress.ts'
import { deal, type FamilyPlan, type Pupil } from './deal.ts'
import { beginTale, type Tale } from './families/tale.ts'
import { type Fate, fates } from './fates.ts'
import type { Checkout } from './hub/find-checkout.ts'
import { freePort } from './hub/free-port.ts'
import { makeHubFolder } from './hub/hub-folder.ts'
import { HubLife } from './hub/hub-life.ts'
import { phasesOf } from './phases.ts'
import { type PhaseReport, playSeason, signInsOf } from './play-season.ts'
import { readSeasonDays } from './season-days.ts'
import type { Finding } from './surprise.ts'
import { openVendors } from './vendors/vendors.ts'
import type { Office, World } from './world.ts'

export interface Rehearsing {
  readonly checkout: Checkout
  /** Generated students, beside those of the demonstration. */
  readonly students: number
  readonly seed: number
  readonly concurrency: number
  readonly locale: Locale
  readonly signal: AbortSignal
  /** What the hub's process inherits of ours. */
  readonly inherited: NodeJS.ProcessEnv
  /** Told before anything is started in it. */
  readonly onFolder: (folder: string) => void
  readonly onPhase: (report: PhaseReport) => void
  readonly onProgress: (progress: SeasonProgress) => void
}

export interface Rehearsal extends ClosedBooks {
  readonly students: number
  readonly seed: number
  readonly phases: readonly PhaseReport[]
  readonly fates: Readonly<Record<Fate, number>>
  /** How often the hub was started. */
  readonly lives: number
  /** The first peso that is not explained; null when every one is. */
  readonly firstUnexplained: Finding | null
}

/** A hub of its own with its school, before the season. */
export interface Stage {
  readonly world: World
  readonly pupils: readonly Pupil[]
  readonly tales: readonly Tale[]
  readonly folder: string
  /** Ends the hub; its folder is removed, or kept for who wants to look into it. */
  clear(what: 'remove' | 'keep'): Promise<void>
}

/** The folder and the hub in it, its census taken and the fates dealt. */
export async function setStage(rehearsing: Rehearsing): Promise<Stage> {
  const { checkout, students, seed, inherited, onFolder } = rehearsing
  const port = await freePort()
  const folder = await makeHubFolder({ checkout, school: { students, seed }, port, inherited })
  onFolder(folder.root)
  const life = new HubLife({ checkout, folder, port, inherited })
  const clear = async (what: 'remove' | 'keep') => {
    await life.stop()
    if (what === 'remove') await folder.remove()
  }
  try {
    await life.start()
    const world = await openWorld(rehearsing, life)
    const pupils = await takeCensus(world.office.admissions, world.season)
    const places = await countPlaces(world.office.admissions, pupils)
    const plans: readonly FamilyPlan[] = deal({ seed, season: world.season, pupils, places })
    world.progress.begin(stepsIn(phasesOf(world.season), { plans, signIns: signInsOf(pupils) }))
    return { world, pupils, tales: plans.map(beginTale), folder: folder.root, clear }
  } catch (error) {
    await clear('remove')
    throw error
  }
}

async function openWorld(
  { checkout, locale, signal, concurrency, onProgress }: Rehearsing,
  life: HubLife,
): Promise<World> {
  const progress = new ProgressCounter(onProgress)
  const anybody = openHub({ url: life.url, credentials: { is: 'nobody' }, locale, signal })
  const season = await readSeasonDays(anybody, checkout.config)
  const enter = async (user: string): Promise<Hub> => {
    const { profile } = await signInStaff({ url: life.url, locale, signal, user, password: 'demo' })
    return openHub({ url: life.url, credentials: credentialsOf(profile), locale, signal })
  }
  const office: Record<Office, Hub> = {
    it: await enter('sistemas'),
    finance: await enter('finanzas'),
    admissions: await enter('admisiones'),
  }
  const vendors = openVendors(life.url, { life, signal })
  return { life, locale, signal, concurrency, season, office, vendors, progress, surprises: [] }
}

/** Plays the season and closes its books. */
export async function rehearse(
  { world, pupils, tales }: Stage,
  { students, seed, onPhase }: Rehearsing,
): Promise<Rehearsal> {
  const opening: PhaseReport = { name: 'census', at: null, signIns: 0, families: tales.length, fates: {} }
  onPhase(opening)
  const phases = await playSeason(world, { seed, pupils, tales, onPhase })
  const books = await closeBooks(world, tales)
  const closing: PhaseReport = { ...opening, name: 'books', families: books.totals.enrolled }
  onPhase(closing)
  return {
    students,
    seed,
    phases: [opening, ...phases, closing],
    fates: countFates(tales),
    lives: world.life.lives,
    ...books,
    firstUnexplained: books.findings[0] ?? null,
  }
}

function countFates(tales: readonly Tale[]): Readonly<Record<Fate, number>> {
  const counts = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>
  for (const { plan } of tales) counts[plan.fate] += 1
  return counts
}
