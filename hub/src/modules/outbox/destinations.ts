import { deliveryTopics } from '../../../api/lists.ts'
import type { Kind } from '@matricula/contract'
import type { Plugins } from '../../plugins/index.ts'
import { type Topic } from './outbox.store.ts'

/** What goes to one system, as the first word of its deliveryTopics says: where one hangs, the deliveries to others go on. */
export const destinations = [...new Set(deliveryTopics.map(destinationOf))]

export function destinationOf(topic: Topic): string {
  return topic.split('.')[0] ?? topic
}

/** The systems around the school that a destination's deliveries ask or tell. */
const vendors: Readonly<Record<string, readonly Kind[]>> = {
  accounting: ['accounting'],
  notice: ['notices', 'sis', 'accounting'],
  einvoice: ['einvoice'],
}

/** Whether none of them is known to be away. */
export function isVendorUp(plugins: Pick<Plugins, 'view'>, topic: Topic): boolean {
  const needed = vendors[destinationOf(topic)] ?? []
  return plugins.view().every(({ kind, state }) => state === 'up' || !needed.includes(kind))
}

/** What may leave once one of these systems is there again. */
export function topicsForVendors(kinds: readonly Kind[]): readonly Topic[] {
  return deliveryTopics.filter((topic) => vendors[destinationOf(topic)]?.some((kind) => kinds.includes(kind)))
}
