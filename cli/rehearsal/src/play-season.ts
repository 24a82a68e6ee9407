import pMap from 'p-map'
import { unwrap, unwrapPage } from '@matricula/hub/api/answers'
import { steps } from './progress.ts'
import { fact } from './fact.ts'
import type { Pupil } from './scenarios.ts'
import { seededRandom } from './seeded-random.ts'
import { isPaid, type Transcript, lastAttempt } from './families/transcript.ts'
import { signIn } from './families/sign-in.ts'
import type { EnrolmentOutcome, PhaseName } from './outcomes.ts'
import { type Phase, phasesOf } from './phases.ts'
import { playScene } from './scenes/scene.ts'
import { settlePayouts } from './scenes/settle-payouts.ts'
import { bogotaDay } from './season-days.ts'
import { expectedSignIn } from './sign-in-rule.ts'
import { Deviation } from './deviation.ts'
import type { World } from './world.ts'
import { withRetry, waitUntil } from './hub/with-retry.ts'

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
    for (const { scenario } of await playScene(world, scene, options.transcripts))
      counts[scenario.outcome] = (counts[scenario.outcome] ?? 0) + 1
  }
  // What the hub does by itself when it starts is part of a season too: agreements nobody paid end here.
  if (phase.name === 'closed') {
    await world.hubProcess.kill()
    await world.hubProcess.start()
  }
  await waitUntilIdle(world, options.transcripts)
  if (phase.settles !== null) {
    if (phase.settles.at.getTime() !== phase.signInTimes.at(-1)?.getTime())
      await setClock(world, phase.settles.at)
    await settlePayouts(world, options.transcripts, phase.settles.seen)
  }
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
  world.calendar.today = bogotaDay(at)
  world.calendar.lives = world.hubProcess.lives
}

const mostSignIns = 40

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

/** Work that is still pending. */
interface PendingWork {
  readonly deliveries: number
  readonly callbacks: number
  readonly pending: number
  readonly agreements: number
}

const timeoutSeconds = 300

/**
 * Waits until everything that was set going has arrived: the day of what is booked is the season's, so nothing may be
 * left over when its clock moves on. What families left open stays open.
 */
async function waitUntilIdle(world: World, transcripts: readonly Transcript[]): Promise<void> {
  const whole = transcripts.filter(({ isBroken, attempts }) => !isBroken && attempts.length > 0)
  const isDue = (end: 'open' | 'agreement') =>
    whole.filter((transcript) => lastAttempt(transcript).expectedStatus === end).length
  const expected = { pending: isDue('open'), agreements: isDue('agreement') }
  const hasBroken = transcripts.some(({ isBroken }) => isBroken)
  const is = ({ deliveries, callbacks, pending, agreements }: PendingWork) =>
    deliveries === 0 &&
    callbacks === 0 &&
    // Nobody knows how a broken scenario stands; the books will tell.
    (hasBroken || (pending === expected.pending && agreements === expected.agreements))
  const ask = () => readPending(world)
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) !== null) return
  const found = fact('afoot', { ...(await ask()) })
  const finding = { student: null, step: 'story', token: null, found } as const
  const expectedFact = fact('afoot', { deliveries: 0, callbacks: 0, ...expected })
  world.deviations.push(new Deviation({ ...finding, expected: expectedFact }))
}

async function readPending(world: World): Promise<PendingWork> {
  const { finance, it } = world.office
  const one = { 'page[size]': 1, 'page[number]': 1 }
  const count = async (ask: () => Promise<{ readonly total: number }>) => (await withRetry(world, ask)).total
  const paying = (status: 'PENDIENTE' | 'PENDIENTE CONVENIO') =>
    count(() => unwrapPage(finance.api.GET('/api/payments', { params: { query: { ...one, status } } })))
  const deliveries = await count(() =>
    unwrapPage(it.api.GET('/api/outbox', { params: { query: { ...one, status: 'due' } } })),
  )
  const [pending, agreements] = [await paying('PENDIENTE'), await paying('PENDIENTE CONVENIO')]
  const { waiting: callbacks } = await world.vendors.ledgerPage(null)
  return { deliveries, callbacks, pending, agreements }
}
