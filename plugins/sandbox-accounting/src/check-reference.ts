import { PluginFault } from '@matricula/contract'

/** @throws PluginFault `invalid` unless it is 1 to 100 letters, digits, dots, dashes, colons or underscores. */
export function checkReference(reference: string): void {
  if (/^[\w.:-]{1,100}$/.test(reference)) return
  throw new PluginFault('invalid', 'a reference is 1 to 100 plain characters', { field: 'reference' })
}
