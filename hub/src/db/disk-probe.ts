import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import { inTransaction } from './transaction.ts'
import { isFull } from './statements.ts'

/** With less than this an embedded database is as good as full, though what it has may take a row more. */
const leastBytes = 4 * 1024 * 1024
/** More than what is free on a page. */
const sample = 'x'.repeat(4000)
const keptMs = 1000
const timeoutMs = 1000

/**
 * Answers whether what is written finds room. Looked at once a second at most, however many ask; while a look takes
 * long, what was last known counts.
 */
export function diskProbe(app: Pick<AppContext, 'config' | 'database' | 'log'>): () => Promise<boolean> {
  let known = true
  let probing: Promise<void> | null = null
  let probedAt = Number.NEGATIVE_INFINITY
  const probe = async () => {
    const found = await hasRoom(app)
    if (known && !found) app.log.error('the disk is full: nothing can be written')
    known = found
    probedAt = performance.now()
    probing = null
  }
  return async () => {
    if (performance.now() - probedAt >= keptMs) probing ??= probe()
    if (probing !== null) await Promise.race([probing, pause(timeoutMs, undefined, { ref: false })])
    return known
  }
}

async function hasRoom({ config, database }: Pick<AppContext, 'config' | 'database'>): Promise<boolean> {
  const { settings, root } = config
  if (settings.database.client === 'sqlite') {
    const disk = await statfs(path.resolve(root, settings.database.folder)).catch(() => null)
    if (disk !== null && disk.bavail * disk.bsize < leastBytes) return false
  }
  const key = `room-${randomUUID()}`
  try {
    await inTransaction(database, async (trx) => {
      await trx('setting').insert({ key, value: sample })
      await trx('setting').where({ key }).delete()
    })
    return true
  } catch (error) {
    return !isFull(error)
  }
}
