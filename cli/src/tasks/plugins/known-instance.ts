import { UsageFault } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import { nearest } from '../../nearest.ts'
import { type Locale, translator } from '../../i18n.ts'

/** The hub's instances; UsageFault, with the nearest name, when one is asked for that it does not have. */
export async function knownInstances(
  { api }: Hub,
  asked: string | null,
  locale: Locale,
): Promise<readonly string[]> {
  const instances = (await unwrap(api.GET('/api/plugins'))).map(({ instance }) => instance)
  if (asked === null || instances.includes(asked)) return instances
  const t = translator('plugins', locale)
  const near = nearest(asked, instances)
  throw new UsageFault(t('unknown', { instance: asked }), [
    near === null ? t('known', { instances: instances.join(', ') }) : t('meant', { instance: near }),
  ])
}
