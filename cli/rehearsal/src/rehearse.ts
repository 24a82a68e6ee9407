import { type Hub, type HubAccess, openHub, sessionOf } from './hub/hub-client.ts'
import { closeBooks, type ClosedBooks } from './books/close-books.ts'
import { countPlaces, readPopulation } from './population.ts'
import { ProgressCounter, type SeasonProgress } from './progress.ts'
import { createScenarios, type Scenario, type Pupil } from './scenarios.ts'
import { startTranscript, type Transcript } from './families/transcript.ts'
import { type EnrolmentOutcome, outcomes } from './outcomes.ts'
import type { Checkout } from './hub/find-checkout.ts'
import { freePort } from './hub/free-port.ts'
import { makeHubFolder } from './hub/hub-folder.ts'
import { HubProcess } from './hub/hub-process.ts'
import { phasesOf, stepsIn } from './phases.ts'
import { type PhaseReport, playSeason, signInsOf } from './play-season.ts'
import { bogotaDay, readSeasonDays } from './season-days.ts'
import type { Deviation, Finding } from './deviation.ts'
import { openVendors } from './vendors/vendors.ts'
import type { Calendar, Office, World } from './world.ts'

export interface RehearsalOptions {
  readonly checkout: Checkout
  /** Generated students, beside those of the demonstration. */
  readonly students: number
  readonly seed: number
  readonly concurrency: number
  /** In which the hub says why it refuses. */
  readonly language: HubAccess['language']
  readonly signal: AbortSignal
  /** What the hub's process inherits of ours. */
  readonly inherited: NodeJS.ProcessEnv
  /** Called before anything is started in it. */
  readonly onFolder: (folder: string) => void
  readonly onPhase: (report: PhaseReport) => void
  readonly onProgress: (progress: SeasonProgress) => void
}

export interface Rehearsal extends ClosedBooks {
  readonly students: number
  readonly seed: number
  readonly phases: readonly PhaseReport[]
  readonly fates: Readonly<Record<EnrolmentOutcome, number>>
  /** How often the hub was started. */
  readonly lives: number
  /** The first peso that is not explained; null when every one is. */
  readonly firstUnexplained: Finding | null
}

/** A hub of its own with its school, before the season. */
export interface PreparedRehearsal {
  readonly world: World
  readonly pupils: readonly Pupil[]
  readonly transcripts: readonly Transcript[]
  readonly folder: string
  /** Ends the hub; its folder is removed, or kept for who wants to look into it. */
  clear(what: 'remove' | 'keep'): Promise<void>
}

/** The folder and the hub in it, its population read and the scenarios made. */
export async function prepareRehearsal(options: RehearsalOptions): Promise<PreparedRehearsal> {
  const { checkout, students, seed, inherited, onFolder } = options
  const port = await freePort()
  const folder = await makeHubFolder({ checkout, school: { students, seed }, port, inherited })
  onFolder(folder.root)
  const hubProcess = new HubProcess({ checkout, folder, port, inherited })
  const clear = async (what: 'remove' | 'keep') => {
    await hubProcess.stop()
    if (what === 'remove') await folder.remove()
  }
  try {
    await hubProcess.start()
    const world = await openWorld(options, hubProcess, folder.config)
    const pupils = await readPopulation(world.office.admissions, world.season)
    const places = await countPlaces(world.office.admissions, pupils)
    const scenarios: readonly Scenario[] = createScenarios({ seed, season: world.season, pupils, places })
    world.progress.begin(stepsIn(phasesOf(world.season), { scenarios, signIns: signInsOf(pupils) }))
    return { world, pupils, transcripts: scenarios.map(startTranscript), folder: folder.root, clear }
  } catch (error) {
    await clear('remove')
    throw error
  }
}

async function openWorld(
  { language, signal, concurrency, onProgress }: RehearsalOptions,
  hubProcess: HubProcess,
  config: string,
): Promise<World> {
  const progress = new ProgressCounter(onProgress)
  const access: HubAccess = { url: hubProcess.url, language, signal }
  const season = await readSeasonDays(openHub(access, null), config)
  const office: Record<Office, Hub> = {
    it: await openOffice(access, 'sistemas'),
    finance: await openOffice(access, 'finanzas'),
    admissions: await openOffice(access, 'admisiones'),
    admin: await openOffice(access, 'admin'),
  }
  const vendors = openVendors(hubProcess.url, { hubProcess, signal })
  const calendar: Calendar = {
    today: bogotaDay(season.opens),
    lives: hubProcess.lives,
    payoutReadings: [],
    payoutsSeen: new Map(),
  }
  const deviations: Deviation[] = []
  return {
    hubProcess,
    access,
    signal,
    concurrency,
    season,
    calendar,
    office,
    vendors,
    progress,
    deviations,
  }
}

/** A session of one of the demonstration's staff. */
async function openOffice(access: HubAccess, username: string): Promise<Hub> {
  const call = openHub(access, null).api.POST('/api/staff/session', { body: { username, password: 'demo' } })
  const { data, response } = await call
  if (data === undefined) throw new Error('a sign-in has an answer')
  return openHub(access, sessionOf(response, data.csrfToken))
}

/** Plays the season and closes its books. */
export async function rehearse(
  { world, pupils, transcripts }: PreparedRehearsal,
  { students, seed, onPhase }: RehearsalOptions,
): Promise<Rehearsal> {
  const opening: PhaseReport = {
    name: 'census',
    at: null,
    signIns: 0,
    families: transcripts.length,
    fates: {},
  }
  onPhase(opening)
  const phases = await playSeason(world, { seed, pupils, transcripts, onPhase })
  const books = await closeBooks(world, transcripts)
  const closing: PhaseReport = { ...opening, name: 'books', families: books.totals.enrolled }
  onPhase(closing)
  return {
    students,
    seed,
    phases: [opening, ...phases, closing],
    fates: countOutcomes(transcripts),
    lives: world.hubProcess.lives,
    ...books,
    firstUnexplained: books.findings[0] ?? null,
  }
}

function countOutcomes(transcripts: readonly Transcript[]): Readonly<Record<EnrolmentOutcome, number>> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<
    EnrolmentOutcome,
    number
  >
  for (const { scenario } of transcripts) counts[scenario.outcome] += 1
  return counts
}
