import pMap from 'p-map'
import { HubRefusal } from '../../../faults.ts'
import { fact } from '../fact.ts'
import type { Tale } from '../families/tale.ts'
import { surprised } from '../families/enrol.ts'
import type { Fate } from '../fates.ts'
import { Surprise } from '../surprise.ts'
import type { World } from '../world.ts'

/** What befalls the families of one fate while the season stands still. */
export interface Scene {
  readonly fate: Fate
  play(world: World, tales: readonly Tale[]): Promise<void>
}

/** Plays a scene for those of its fate whose story still holds; without any, nothing is played. */
export async function playScene(world: World, scene: Scene, all: readonly Tale[]): Promise<number> {
  const fated = all.filter(({ plan }) => plan.fate === scene.fate)
  const tales = fated.filter(({ isBroken }) => !isBroken)
  if (tales.length > 0) await scene.play(world, tales)
  world.progress.endScene(fated.length)
  return tales.length
}

/** Many families at once. One that meets something else than the story says is told of, and leaves it. */
export async function each(
  world: World,
  tales: readonly Tale[],
  act: (tale: Tale) => Promise<void>,
): Promise<void> {
  await pMap(
    tales.filter(({ isBroken }) => !isBroken),
    async (tale) => {
      try {
        world.signal.throwIfAborted()
        await act(tale)
      } catch (error) {
        tale.isBroken = true
        world.surprises.push(surpriseIn(error, tale))
      }
      world.progress.passed(tale)
    },
    { concurrency: world.concurrency },
  )
}

function surpriseIn(error: unknown, tale: Tale): Surprise {
  if (error instanceof Surprise) return error
  if (error instanceof HubRefusal)
    return surprised(tale, fact('hubGoesAlong'), `${error.code}: ${error.message}`)
  throw error
}
