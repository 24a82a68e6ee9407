import type { Context } from '../../context.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'
import type { Run } from '../store/run-file.ts'
import type { ApplyFlags } from '../bulk-flags.ts'
import { boundGarbage } from './bound-garbage.ts'

/** The hub on a signal of the run's own, so that calls under way may come to their end after Ctrl-C. */
export async function openRunHub(context: Context, flags: ApplyFlags, calls: AbortSignal): Promise<Hub> {
  boundGarbage()
  if (flags.common === undefined) return context.hub()
  const [{ chooseHub }, { openHub }] = await Promise.all([
    import('../../profiles/choose-hub.ts'),
    import('../../hub/hub.ts'),
  ])
  const { environment, locale } = context
  return openHub({ ...(await chooseHub(flags.common, environment, locale)), locale, signal: calls })
}

/** As whom the hub knows us. */
export async function callerAt({ api }: Hub): Promise<Run['caller']> {
  const { kind, name } = await unwrap(api.GET('/api/session'))
  return { kind, name }
}
