import { appendFile, mkdtemp, readFile, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../../src/modules/audit/audit.store.ts'
import { anchorIn } from '../../../src/modules/audit/anchor-file.ts'
import { anchorSeals } from '../../../src/modules/audit/anchor-seals.ts'
import { sealAudit } from '../../../src/modules/audit/seal-audit.ts'
import { verifyDatabase } from '../../../src/modules/operations/verify-database.ts'
import type { Database } from '../../../src/db/database.ts'
import type { AppContext } from '../../../src/app-context.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'

const never = new AbortController().signal

/** A hub that seals when a test says so. */
async function anchoredHub(options: Pick<TestHubOptions, 'database'> = {}) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'matricula-anchor-')), 'away', 'seals.ndjson')
  const hub = await runHub({ ...options, settings: { audit: { anchor: 'file', file } } })
  const { app } = hub.hub
  await app.work.stop()
  return { hub, app, file, database: app.database }
}

async function happens({ database }: AppContext, date: number): Promise<void> {
  await recordAudit(database, {
    at: new Date(Date.UTC(2025, 5, date, 15)),
    actor: 'staff:finanzas',
    act: 'fee.change',
    subject: `a-${date}`,
    before: { value: 1 },
    after: { value: 2 },
    trace: 'a-request',
  })
}

async function sealed(app: AppContext, ...dates: readonly number[]): Promise<void> {
  for (const date of dates) await happens(app, date)
  await sealAudit(app, never)
  await anchorSeals(app)
}

/** Takes away the trail from a seal on, as if it had never been. */
async function cutFrom(database: Database, number: number): Promise<void> {
  await database('audit').where('sealed_in', '>=', number).delete()
  await database('audit_seal').where('number', '>=', number).delete()
}

async function brokenIn(database: Database, file: string): Promise<object> {
  const { invariants } = await verifyDatabase(database, file)
  const told = invariants.filter(({ name, count }) => name.startsWith('audit-') && count > 0)
  return Object.fromEntries(told.map(({ name, first }) => [name, first]))
}

const linesIn = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n')
const lastNumber = async (database: Database) =>
  Number((await database('audit_seal').max({ last: 'number' }).first())?.['last'])

describe.each(databases)('A trail on $name whose seals are anchored in a file', (kind) => {
  it('tells that its end was cut off with its seals, and which', async () => {
    const { app, database, file } = await anchoredHub({ database: kind })
    await sealed(app, 10, 11, 12)
    const last = await lastNumber(database)
    expect(await brokenIn(database, file)).toEqual({})
    await cutFrom(database, last - 1)
    expect(await brokenIn(database, file)).toEqual({ 'audit-anchor-holds': [String(last - 1), String(last)] })
  })

  it('tells that its end was cut off and written anew', async () => {
    const { app, database, file } = await anchoredHub({ database: kind })
    await sealed(app, 10, 11)
    const last = await lastNumber(database)
    await cutFrom(database, last)
    await sealed(app, 12, 13)
    expect(await brokenIn(database, file)).toEqual({ 'audit-anchor-holds': [String(last)] })
  })
})

describe('The file of anchored seals', () => {
  it('has a line for each seal, grows at its end and is nobody else’s to read', async () => {
    const { app, database, file } = await anchoredHub()
    await sealed(app, 10, 11)
    const before = await readFile(file, 'utf8')
    await sealed(app, 12)
    expect((await readFile(file, 'utf8')).startsWith(before)).toBe(true)
    const lines = (await linesIn(file)).map((line) => JSON.parse(line))
    expect(lines.map(({ number, seal }) => ({ number, seal }))).toEqual(
      await database('audit_seal').orderBy('number').select('number', 'seal'),
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(path.dirname(file))).mode & 0o077).toBe(0)
  })

  it('goes on after a line that was written in half', async () => {
    const { app, database, file } = await anchoredHub()
    await sealed(app, 10)
    await appendFile(file, '{"number":2,"se')
    await sealed(app, 11)
    expect(await brokenIn(database, file)).toEqual({})
    expect(JSON.parse((await linesIn(file)).at(-1) ?? '')).toMatchObject({
      number: await lastNumber(database),
    })
  })

  it('gets what was sealed while it was away', async () => {
    const { app, database, file } = await anchoredHub()
    await happens(app, 10)
    await sealAudit(app, never)
    await sealed(app, 11)
    expect(await linesIn(file)).toHaveLength(await lastNumber(database))
  })

  it('is not missed while nothing has been sealed yet', async () => {
    const { hub, app, database, file } = await anchoredHub()
    const it = await signInStaff(hub, 'it')
    const { body } = await it.get<{ warnings: { code: string }[] }>('/api/doctor')
    expect(body.warnings.filter(({ code }) => code.startsWith('AUDIT'))).toEqual([])
    expect(await brokenIn(database, file)).toEqual({})
    await happens(app, 10)
    await sealAudit(app, never)
    expect(await brokenIn(database, file)).toEqual({ 'audit-anchor-holds': ['audit.file'] })
  })

  it('is missed by verify and doctor, which also says that it no longer holds', async () => {
    const { hub, app, database, file } = await anchoredHub()
    const it = await signInStaff(hub, 'it')
    const warnings = async () =>
      (await it.get<{ warnings: { code: string }[] }>('/api/doctor')).body.warnings
        .map(({ code }) => code)
        .filter((code) => code.startsWith('AUDIT'))
    await happens(app, 9)
    await sealAudit(app, never)
    expect([await warnings(), await brokenIn(database, file)]).toEqual([
      ['AUDIT_ANCHOR_MISSING'],
      { 'audit-anchor-holds': ['audit.file'] },
    ])
    await sealed(app, 10, 11)
    expect(await warnings()).toEqual([])
    await cutFrom(database, await lastNumber(database))
    expect(await warnings()).toEqual(['AUDIT_ANCHOR_BROKEN'])
    await rename(file, `${file}.kept`)
    await anchorSeals(app)
    expect([await warnings(), await brokenIn(database, file)]).toEqual([[], {}])
  })
})

describe('A place for seals where no folder can be made', () => {
  it('is told by the system’s own word', async () => {
    const file = '/proc/matricula/away/seals.ndjson'
    await expect(anchorIn(file, [], new Date())).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
