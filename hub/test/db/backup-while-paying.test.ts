import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupDatabase } from '../../src/db/backup-database.ts'
import { connectDatabase } from '../../src/db/open-database.ts'
import { restoreDatabase } from '../../src/db/restore-database.ts'
import { verifyDatabase } from '../../src/modules/operations/index.ts'
import { beginFamily } from '@matricula/hub/testing/families'
import { sqlite } from '@matricula/hub/testing/databases'
import { deadlines } from '@matricula/hub/testing/deadlines'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { until } from '@matricula/hub/testing/until'

const now = new Date('2025-06-19T15:00:00Z')

describe('A backup', () => {
  it('taken at any moment while families pay is a whole school: nothing half paid, nothing untold', async () => {
    const { hub, parent, started } = await beginFamily({ database: sqlite })
    const { config, database } = hub.hub.app
    const folder = await mkdtemp(path.join(tmpdir(), 'matricula-backups-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const copies: string[] = []
    const backup = async () => {
      const file = path.join(folder, `${copies.length}.bak`)
      copies.push(file)
      const kept = await backupDatabase(config.settings.database, { root: config.root, file })
      expect(kept).toMatchObject({ file })
    }
    const enrol = async (code: string) => {
      const family = await Family.signIn(hub, code)
      await backup()
      await family.enrol(rightAndCosts)
      await backup()
    }
    await Promise.all([
      parent.choose(started, 'approve').then(backup),
      ...['A1B2C', '10001', '10003'].map(enrol),
    ])
    await until(
      () => database('outbox').where({ status: 'due' }),
      (rows) => rows.length === 0,
    )
    await backup()
    const paid: number[] = []
    for (const file of copies) paid.push(await paidIn(file))
    expect(paid).toHaveLength(8)
    expect(paid.at(-1)).toBe(5)
  })
})

/** Puts a copy where a database would be and counts what is paid there, once it agrees with itself. */
async function paidIn(file: string): Promise<number> {
  const root = await mkdtemp(path.join(tmpdir(), 'matricula-restored-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const settings = { client: 'sqlite', folder: '.', url: '', pool: 1, deadlines, encryptionKey: '' } as const
  expect(await restoreDatabase(settings, { root, file, now })).toMatchObject({ pending: [] })
  const database = await connectDatabase(settings, root)
  try {
    const { invariants, orders } = await verifyDatabase(database)
    expect(invariants.filter(({ count }) => count > 0)).toEqual([])
    expect(orders).toBeGreaterThan(0)
    return (await database('enrollment_order').where({ status: 'paid' })).length
  } finally {
    await database.destroy()
  }
}
