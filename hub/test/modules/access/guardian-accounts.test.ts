import { describe, expect, it } from 'vitest'
import { guardianData } from '../../../src/modules/access/guardian-data.ts'
import { checkPassword } from '../../../src/modules/access/guardian-password.ts'
import {
  addGuardian,
  guardianById,
  guardianEmail,
  markVerified,
} from '../../../src/modules/access/guardian.store.ts'
import { findLink, openLink, useLink } from '../../../src/modules/access/mail-link.store.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'
import { configFor } from '@matricula/hub/testing/test-hub'

const at = new Date('2025-06-19T10:00:00.000Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const ana = { id: 'a', email: 'ana@example.com', name: 'Ana', passwordHash: 'x', at }
const link = { purpose: 'guardian-reset', subject: 'a', challenge: null, minutes: 60, at } as const

describe.each(databases)('A link on $name', (kind) => {
  it('is kept as a hash, works until its time and once', async () => {
    const { database } = await openTestDatabase(kind)
    const secret = await openLink(database, link)
    expect(JSON.stringify(await database('mail_link'))).not.toContain(secret)
    const shown = { purpose: 'guardian-reset', secret, at: later(59) } as const

    expect(await useLink(database, { ...shown, at: later(60) })).toBeNull()
    expect(await useLink(database, { ...shown, purpose: 'guardian-verify' })).toBeNull()
    expect(await useLink(database, { ...shown, secret: `${secret}x` })).toBeNull()
    expect([await findLink(database, shown), await findLink(database, shown)]).toEqual(['a', 'a'])
    const uses = await Promise.all([1, 2, 3, 4].map(() => useLink(database, shown)))
    expect(uses.filter((used) => used?.subject === 'a')).toHaveLength(1)
    expect(uses.filter((used) => used === null)).toHaveLength(3)
    expect(await findLink(database, shown)).toBeNull()
  })
})

describe.each(databases)('A guardian’s account on $name', (kind) => {
  it('has an address that counts once it is verified, and no longer when it is disabled', async () => {
    const { database } = await openTestDatabase(kind)
    expect(await addGuardian(database, ana)).toBe(true)
    expect(await addGuardian(database, { ...ana, id: 'b' })).toBe(false)
    expect(await guardianEmail(database, 'a')).toBeNull()
    await markVerified(database, 'a', at)
    expect(await guardianEmail(database, 'a')).toBe('ana@example.com')
    expect(await guardianEmail(database, 'b')).toBeNull()
    await database('guardian').update({ disabled_at: at.toISOString() })
    expect([await guardianEmail(database, 'a'), await guardianById(database, 'a')]).toEqual([null, null])
  })

  it('that nobody verified goes after its days, and so do links whose time is over, used or not', async () => {
    const { database } = await openTestDatabase(kind)
    const config = await configFor(
      {},
      { settings: { privacy: { retentionDays: { unverifiedGuardians: 30 } } } },
    )
    const holder = guardianData({ config })
    const day = 24 * 60
    await addGuardian(database, ana)
    await addGuardian(database, { ...ana, id: 'b', email: 'b@example.com' })
    await markVerified(database, 'b', at)
    await openLink(database, link)
    await openLink(database, { ...link, minutes: 60 * day })
    const used = await openLink(database, link)
    await useLink(database, { purpose: 'guardian-reset', secret: used, at })

    expect(await holder.retain?.(database, later(30 * day))).toBe(2)
    expect(await database('guardian').orderBy('id').pluck('id')).toEqual(['a', 'b'])
    expect(await holder.retain?.(database, later(30 * day + 1))).toBe(1)
    expect(await database('guardian').pluck('id')).toEqual(['b'])
    expect(await database('mail_link')).toHaveLength(1)
    expect(await holder.export(database, ['10001'], [])).toEqual([])
  })
})

it.each([
  ['ana.ruiz@example.com', true],
  ['Ana.Ruiz@Example.com', true],
  ['ANA.RUIZ', true],
  ['abababababab', true],
  ['abcdeabcdeAB', true],
  ['abcdefabcdef', false],
  ['contraseña larga', false],
])('the password %o is refused: %s', (password, isRefused) => {
  expect(checkPassword(password, 'ana.ruiz@example.com') !== null).toBe(isRefused)
})
