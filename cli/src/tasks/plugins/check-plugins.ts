import type { components } from '@matricula/hub/api'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'

export type Checked = components['schemas']['PluginHealth'] & { readonly instance: string }

/** Asks the vendors of these instances how they are, all at once. */
export function checkPlugins({ api }: Hub, instances: readonly string[]): Promise<readonly Checked[]> {
  return Promise.all(
    instances.map(async (instance) => ({
      instance,
      ...(await answered(api.POST('/api/plugins/{instance}/check', { params: { path: { instance } } }))),
    })),
  )
}
