import type { Adapters, Kind, PluginKit } from '@matricula/contract'
import type { CheckedEntry } from './check-entries.ts'
import { missingMethods } from './guard.ts'
import { methods } from './methods.ts'

export type OpenedAdapter<K extends Kind> = { readonly adapter: Adapters[K] } | { readonly problem: string }

/** Lets a plugin wire its adapter up and sees that it has every method of its kind. */
export function openAdapter<K extends Kind>(entry: CheckedEntry<K>, kit: PluginKit): OpenedAdapter<K> {
  const place = `plugins.${entry.kind}.${entry.name}: ${entry.use}`
  const adapter = create(entry, kit)
  // The name alone: the text of what a constructor throws may quote its settings.
  if (adapter instanceof Error) return { problem: `${place} could not be set up (${adapter.name})` }
  const missing = missingMethods(adapter, methods[entry.kind])
  if (missing.length > 0) return { problem: `${place} lacks ${missing.join(', ')}` }
  const standsForAdmissions = entry.kind === 'sis' && entry.name === 'admissions'
  if (standsForAdmissions && !('admissions' in adapter)) return { problem: `${place} has no admissions` }
  return { adapter }
}

function create<K extends Kind>(
  { definition, settings }: CheckedEntry<K>,
  kit: PluginKit,
): Adapters[K] | Error {
  try {
    return definition.create(settings, kit)
  } catch (error) {
    return error instanceof Error ? error : new Error('not an error')
  }
}
