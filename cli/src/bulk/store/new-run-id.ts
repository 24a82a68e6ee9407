import { randomBytes } from 'node:crypto'

/** `20251122-083104-food-insert-4f2a`: they sort by when they began. */
export function newRunId(work: string, at: Date): string {
  const [day = '', time = ''] = at.toISOString().replaceAll(/[-:]/g, '').split(/[T.]/)
  const name = work.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()
  return `${day}-${time}-${name}-${randomBytes(2).toString('hex')}`
}
