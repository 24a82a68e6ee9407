import { UsageFault } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'
import { nearest } from '../../mistakes.ts'
import { texts } from '../../texts/plugins.ts'
import { type Locale, speaker } from '../../words.ts'

/** The hub's instances; UsageFault, with the nearest name, when one is asked for that it does not have. */
export async function knownInstances(
  { api }: Hub,
  asked: string | null,
  locale: Locale,
): Promise<readonly string[]> {
  const instances = (await answered(api.GET('/api/plugins'))).map(({ instance }) => instance)
  if (asked === null || instances.includes(asked)) return instances
  const say = speaker(texts, locale)
  const near = nearest(asked, instances)
  throw new UsageFault(say('unknown', { instance: asked }), [
    near === null ? say('known', { instances: instances.join(', ') }) : say('meant', { instance: near }),
  ])
}
