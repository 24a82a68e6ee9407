import type { Adapters, Kind, PluginKit } from '@matricula/contract'
import { startProblem } from '../config/start-problem.ts'
import type { CheckedEntry } from './check-entries.ts'
import { missingMethods } from './guard.ts'
import { methods } from './methods.ts'

export type OpenedAdapter<K extends Kind> = { readonly adapter: Adapters[K] } | { readonly problem: string }

/** Lets a plugin wire its adapter up and sees that it has every method of its kind. */
export function openAdapter<K extends Kind>(entry: CheckedEntry<K>, kit: PluginKit): OpenedAdapter<K> {
  const { kind, name, use } = entry
  const place = `plugins.${kind}.${name}`
  const adapter = create(entry, kit)
  // The name alone: the text of what a constructor throws may quote its settings.
  if (adapter instanceof Error)
    return { problem: startProblem('notSetUp', { place, use, error: adapter.name }) }
  const missing = missingMethods(adapter, methods[kind])
  if (missing.length > 0)
    return { problem: startProblem('noMethods', { place, use, methods: missing.join(', ') }) }
  const standsForAdmissions = kind === 'sis' && name === 'admissions'
  if (standsForAdmissions && !('admissions' in adapter))
    return { problem: startProblem('noAdmissions', { place, use }) }
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
