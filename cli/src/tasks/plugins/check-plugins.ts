import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'

export type PluginCheck = components['schemas']['PluginHealth'] & { readonly instance: string }

/** Asks the vendors of these instances how they are, all at once. */
export function checkPlugins({ api }: Hub, instances: readonly string[]): Promise<readonly PluginCheck[]> {
  return Promise.all(
    instances.map(async (instance) => ({
      instance,
      ...(await unwrap(api.POST('/api/plugins/{instance}/check', { params: { path: { instance } } }))),
    })),
  )
}
