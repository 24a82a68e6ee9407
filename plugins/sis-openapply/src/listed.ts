import { PluginFault } from '@matricula/contract'

/** A list that is not there at all is a wrong address, never an empty school. */
export function listed(answer: unknown): unknown {
  if (answer === null) throw new PluginFault('not-found', 'the vendor has no such list')
  return answer
}
