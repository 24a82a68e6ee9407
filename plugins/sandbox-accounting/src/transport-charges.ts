import type { TransportCharge } from '@matricula/contract'
import type { Account } from './account.ts'
import { transportItems } from './prices.ts'
import { projectBefore } from './projects.ts'

/** The transport charged in the year before `project`; null when there was none. */
export function lastTransportOf({ transport }: Account, project: string): TransportCharge | null {
  const item = transportItems.find(({ itemCode }) => itemCode === transport)
  if (item === undefined) return null
  const { itemCode, itemName, lastYear } = item
  return { itemCode, concept: itemName, price: lastYear, project: projectBefore(project) }
}
