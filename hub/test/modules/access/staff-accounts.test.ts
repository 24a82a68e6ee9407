import { describe, expect, it } from 'vitest'
import { purgeSessions } from '../../../src/http/sessions.ts'
import { addStaff, findStaff } from '../../../src/modules/access/staff.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

describe.each(databases)('Staff on $name', (kind) => {
  const account = { username: 'finanzas', name: 'Finanzas', passwordHash: 'x', roles: ['finance'] } as const

  it('is found with the roles the hub knows, and no others', async () => {
    const { database } = await openTestDatabase(kind)
    await addStaff(database, account, new Date())
    await database('staff').update({ roles: '["finance","owner","it"]' })
    expect((await findStaff(database, 'finanzas'))?.roles).toEqual(['finance', 'it'])
    expect(await findStaff(database, 'nadie')).toBeNull()
  })

  it('is added once: a second of the name changes nothing', async () => {
    const { database } = await openTestDatabase(kind)
    expect(await addStaff(database, account, new Date())).toBe(true)
    expect(await addStaff(database, { ...account, passwordHash: 'y', roles: ['admin'] }, new Date())).toBe(
      false,
    )
    expect(await findStaff(database, 'finanzas')).toMatchObject({ passwordHash: 'x', roles: ['finance'] })
  })

  it('sessions that are over are swept out, the others stay', async () => {
    const { database } = await openTestDatabase(kind)
    const session = (id_hash: string, expires_at: string) => ({
      id_hash,
      kind: 'staff',
      subject: 'admin',
      name: 'Admin',
      roles: '[]',
      csrf_token: 't',
      created_at: '2025-01-01T00:00:00.000Z',
      expires_at,
    })
    await database('session').insert([
      session('over', '2025-06-19T09:59:59.999Z'),
      session('stays', '2025-06-19T10:00:00.000Z'),
    ])
    await purgeSessions(database, new Date('2025-06-19T10:00:00.000Z'))
    expect(await database('session').pluck('id_hash')).toEqual(['stays'])
  })
})
