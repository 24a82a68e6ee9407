import pMap from 'p-map'
import { unwrap } from '../../hub/unwrap.ts'
import { steps } from './progress.ts'
import { fact } from './fact.ts'
import type { Pupil } from './scenarios.ts'
import { seededRandom } from './seeded-random.ts'
import { isPaid, type Transcript } from './families/transcript.ts'
import { signIn } from './families/sign-in.ts'
import type { EnrolmentOutcome, PhaseName } from './outcomes.ts'
import { type Phase, phasesOf } from './phases.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { playScene } from './scenes/scene.ts'
import { expectedSignIn } from './sign-in-rule.ts'
import { Deviation } from './deviation.ts'
import { withRetry, type World } from './world.ts'

/** The result of one stop of the clock. */
export interface PhaseReport {
  readonly name: PhaseName
  /** The season's now at its end; null where the clock does not matter. */
  readonly at: string | null
  readonly signIns: number
  readonly families: number
  readonly fates: Readonly<Partial<Record<EnrolmentOutcome, number>>>
}

export interface SeasonOptions {
  readonly seed: number
  readonly pupils: readonly Pupil[]
  readonly transcripts: readonly Transcript[]
  readonly onPhase: (report: PhaseReport) => void
}

/** The whole season, stop by stop. */
export async function playSeason(world: World, options: SeasonOptions): Promise<readonly PhaseReport[]> {
  const reports: PhaseReport[] = []
  for (const phase of phasesOf(world.season)) {
    world.signal.throwIfAborted()
    const report = await playPhase(world, phase, options)
    reports.push(report)
    options.onPhase(report)
  }
  return reports
}

async function playPhase(world: World, phase: Phase, options: SeasonOptions): Promise<PhaseReport> {
  let signIns = 0
  for (const at of phase.signInTimes) {
    await setClock(world, at)
    signIns += await trySignIns(world, at, options)
  }
  const counts: Partial<Record<EnrolmentOutcome, number>> = {}
  for (const scene of phase.scenes) {
    const count = await playScene(world, scene, options.transcripts)
    if (count > 0) counts[scene.outcome] = count
  }
  // What the hub does by itself when it starts is part of a season too: agreements nobody paid end here.
  if (phase.name === 'closed') {
    await world.hubProcess.kill()
    await world.hubProcess.start()
  }
  await waitUntilIdle(world, options.transcripts)
  return {
    name: phase.name,
    at: phase.signInTimes.at(-1)?.toISOString() ?? null,
    signIns,
    families: Object.values(counts).reduce((sum, count) => sum + count, 0),
    fates: counts,
  }
}

export async function setClock(world: World, at: Date): Promise<void> {
  const { api } = world.office.it
  const body = { now: at.toISOString() }
  await withRetry(world, () => unwrap(api.POST('/api/season-clock', { body })))
}

const mostSignIns = 60

/** How many type their code at each try. */
export function signInsOf(pupils: readonly Pupil[]): number {
  return Math.min(mostSignIns, pupils.length)
}

/** Some of the school type their code; each must get the season's answer. */
async function trySignIns(
  world: World,
  at: Date,
  { seed, pupils, transcripts }: SeasonOptions,
): Promise<number> {
  const paid = new Set(transcripts.filter(isPaid).map(({ scenario }) => scenario.code))
  const broken = new Set(transcripts.filter(({ isBroken }) => isBroken).map(({ scenario }) => scenario.code))
  const whole = pupils.filter(({ code }) => !broken.has(code))
  const some = seededRandom(seed, `sign-ins ${at.toISOString()}`).shuffle(whole).slice(0, signInsOf(pupils))
  await pMap(
    some,
    async (pupil) => {
      const { outcome: found } = await signIn(world, pupil.code)
      world.progress.add(steps.signIn)
      const facts = paid.has(pupil.code) ? { ...pupil, paymentStatus: 'APROBADO' } : pupil
      const expected = expectedSignIn(facts, world.season, at)
      if (found === expected) return
      const when = fact('signIn', { outcome: expected, at: at.toISOString() })
      const finding = { student: pupil.code, step: 'sign-in', expected: when, found, token: null } as const
      world.deviations.push(new Deviation(finding))
    },
    { concurrency: world.concurrency },
  )
  return some.length
}
