import pMap from 'p-map'
import { answered } from '../../hub/answered.ts'
import { steps } from './progress.ts'
import { fact } from './fact.ts'
import type { Pupil } from './deal.ts'
import { dice } from './dice.ts'
import { isPaid, type Tale } from './families/tale.ts'
import { signIn } from './families/sign-in.ts'
import type { Fate, PhaseName } from './fates.ts'
import { type Phase, phasesOf } from './phases.ts'
import { awaitQuiet } from './quiet.ts'
import { playScene } from './scenes/scene.ts'
import { expectedSignIn } from './sign-in-rule.ts'
import { Surprise } from './surprise.ts'
import { insist, type World } from './world.ts'

/** How one stop of the clock went. */
export interface PhaseReport {
  readonly name: PhaseName
  /** The season's now at its end; null where the clock does not matter. */
  readonly at: string | null
  readonly signIns: number
  readonly families: number
  readonly fates: Readonly<Partial<Record<Fate, number>>>
}

export interface Play {
  readonly seed: number
  readonly pupils: readonly Pupil[]
  readonly tales: readonly Tale[]
  readonly onPhase: (report: PhaseReport) => void
}

/** The whole season, stop by stop. */
export async function playSeason(world: World, play: Play): Promise<readonly PhaseReport[]> {
  const reports: PhaseReport[] = []
  for (const phase of phasesOf(world.season)) {
    world.signal.throwIfAborted()
    const report = await playPhase(world, phase, play)
    reports.push(report)
    play.onPhase(report)
  }
  return reports
}

async function playPhase(world: World, phase: Phase, play: Play): Promise<PhaseReport> {
  let signIns = 0
  for (const at of phase.tries) {
    await setClock(world, at)
    signIns += await trySignIns(world, at, play)
  }
  const counts: Partial<Record<Fate, number>> = {}
  for (const scene of phase.scenes) {
    const count = await playScene(world, scene, play.tales)
    if (count > 0) counts[scene.fate] = count
  }
  // What the hub does by itself when it starts is part of a season too: agreements nobody paid end here.
  if (phase.name === 'closed') {
    await world.life.kill()
    await world.life.start()
  }
  await awaitQuiet(world, play.tales)
  return {
    name: phase.name,
    at: phase.tries.at(-1)?.toISOString() ?? null,
    signIns,
    families: Object.values(counts).reduce((sum, count) => sum + count, 0),
    fates: counts,
  }
}

export async function setClock(world: World, at: Date): Promise<void> {
  const { api } = world.office.it
  const body = { now: at.toISOString() }
  await insist(world, () => answered(api.POST('/api/season-clock', { body })))
}

const mostSignIns = 60

/** How many type their code at each try. */
export function signInsOf(pupils: readonly Pupil[]): number {
  return Math.min(mostSignIns, pupils.length)
}

/** Some of the school type their code; each must get the season's answer. */
async function trySignIns(world: World, at: Date, { seed, pupils, tales }: Play): Promise<number> {
  const paid = new Set(tales.filter(isPaid).map(({ plan }) => plan.code))
  const broken = new Set(tales.filter(({ isBroken }) => isBroken).map(({ plan }) => plan.code))
  const whole = pupils.filter(({ code }) => !broken.has(code))
  const some = dice(seed, `sign-ins ${at.toISOString()}`).shuffle(whole).slice(0, signInsOf(pupils))
  await pMap(
    some,
    async (pupil) => {
      const { outcome: found } = await signIn(world, pupil.code)
      world.progress.add(steps.signIn)
      const terms = paid.has(pupil.code) ? { ...pupil, paymentStatus: 'APROBADO' } : pupil
      const expected = expectedSignIn(terms, world.season, at)
      if (found === expected) return
      const when = fact('signIn', { outcome: expected, at: at.toISOString() })
      const finding = { student: pupil.code, step: 'sign-in', expected: when, found, token: null } as const
      world.surprises.push(new Surprise(finding))
    },
    { concurrency: world.concurrency },
  )
  return some.length
}
