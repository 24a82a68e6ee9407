import pMap from 'p-map'
import { HubRefusal } from '../hub/hub-client.ts'
import { fact } from '../fact.ts'
import type { Transcript } from '../families/transcript.ts'
import { deviation } from '../families/enrol.ts'
import type { EnrolmentOutcome } from '../outcomes.ts'
import { Deviation } from '../deviation.ts'
import type { World } from '../world.ts'

/** What befalls the families of some outcomes, all at once, while the season stands still. */
export interface Scene {
  readonly outcomes: readonly EnrolmentOutcome[]
  play(world: World, transcripts: readonly Transcript[]): Promise<void>
}

/** Plays a scene for those of its outcomes whose scenario still holds; without any, nothing is played. */
export async function playScene(
  world: World,
  scene: Scene,
  all: readonly Transcript[],
): Promise<readonly Transcript[]> {
  const matching = all.filter(({ scenario }) => scene.outcomes.includes(scenario.outcome))
  const transcripts = matching.filter(({ isBroken }) => !isBroken)
  if (transcripts.length > 0) await scene.play(world, transcripts)
  world.progress.endScene(matching.length)
  return transcripts
}

/** A scene of which each family has its own turn, many of them at once. */
export function inTurn(
  outcomes: readonly EnrolmentOutcome[],
  act: (world: World, transcript: Transcript) => Promise<void>,
): Scene {
  return {
    outcomes,
    play: (world, transcripts) => each(world, transcripts, (transcript) => act(world, transcript)),
  }
}

/** Many families at once. One that meets something else than the scenario says is told of, and leaves it. */
export async function each(
  world: World,
  transcripts: readonly Transcript[],
  act: (transcript: Transcript) => Promise<void>,
): Promise<void> {
  await pMap(
    transcripts.filter(({ isBroken }) => !isBroken),
    async (transcript) => {
      try {
        world.signal.throwIfAborted()
        await act(transcript)
      } catch (error) {
        transcript.isBroken = true
        world.deviations.push(deviationOf(error, transcript))
      }
      world.progress.passed(transcript)
    },
    { concurrency: world.concurrency },
  )
}

function deviationOf(error: unknown, transcript: Transcript): Deviation {
  if (error instanceof Deviation) return error
  if (error instanceof HubRefusal)
    return deviation(transcript, fact('hubGoesAlong'), `${error.code}: ${error.message}`)
  throw error
}
