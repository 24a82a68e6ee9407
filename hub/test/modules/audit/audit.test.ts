import { describe, expect, it } from 'vitest'
import { recordAudit } from '../../../src/modules/audit/audit.store.ts'
import { shiftsOf } from '../../../src/shared/clock.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'

interface Entry {
  readonly id: number
  readonly at: string
  readonly actor: string
  readonly act: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly trace: string
}

const deed = {
  at: '2025-06-19T15:00:00.000Z',
  actor: 'staff:finanzas',
  act: 'fee.change',
  subject: 'fee-1',
  before: null,
  after: null,
  trace: 'a-request',
}

/** An administrator before a trail of these deeds and no others. */
async function trailOf(hub: TestHub, deeds: readonly Partial<Omit<Entry, 'id'>>[]): Promise<Visitor> {
  await hub.hub.app.database('audit').delete()
  await write(hub, deeds)
  return signInStaff(hub, 'admin')
}

async function write({ hub }: TestHub, deeds: readonly Partial<Omit<Entry, 'id'>>[]): Promise<void> {
  for (const change of deeds) {
    const whole = { ...deed, ...change }
    await recordAudit(hub.app.database, { ...whole, at: new Date(whole.at) })
  }
}

async function subjectsFor(admin: Visitor, query: string): Promise<string[]> {
  const { status, text, body } = await admin.get<Entry[]>(`/api/audit?${query}`)
  if (status !== 200) throw new Error(text)
  return body.map(({ subject }) => subject)
}

describe.each(databases)('The audit trail on $name', (database) => {
  const hub = useHub({ database })

  it('says who did what to which thing, before and after, in which request', async () => {
    const admin = await trailOf(hub(), [{ before: { value: 1 }, after: { value: 2 } }])
    const { status, headers, body } = await admin.get<Entry[]>('/api/audit')
    expect([status, headers.get('x-total-count')]).toEqual([200, '1'])
    expect(body).toEqual([{ ...deed, id: expect.any(Number), before: { value: 1 }, after: { value: 2 } }])
  })

  it('is shown newest first, 50 at a time, and oldest first when asked', async () => {
    const at = (minute: number) => `2025-06-19T15:${String(minute).padStart(2, '0')}:00.000Z`
    const deeds = Array.from({ length: 52 }, (_, minute) => ({ at: at(minute), subject: `s${minute}` }))
    const admin = await trailOf(hub(), deeds)
    const first = await admin.get<Entry[]>('/api/audit')
    expect([first.body.length, first.headers.get('x-total-count')]).toEqual([50, '52'])
    expect(first.body[0]?.subject).toBe('s51')
    expect(await subjectsFor(admin, 'page[number]=2&page[size]=50')).toEqual(['s1', 's0'])
    expect(await subjectsFor(admin, 'sort=at&page[size]=2')).toEqual(['s0', 's1'])
  })

  it('keeps the order of what happened in the same instant', async () => {
    const admin = await trailOf(hub(), [{ subject: 'a' }, { subject: 'b' }, { subject: 'c' }])
    expect(await subjectsFor(admin, '')).toEqual(['c', 'b', 'a'])
    expect(await subjectsFor(admin, 'sort=at')).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['actor=staff:sistemas', ['b']],
    ['act=record.read', ['c']],
    ['subject=a', ['a']],
    ['trace=another', ['c']],
    ['actor=staff:finanzas&act=fee.change', ['a']],
    ['from=2025-06-20', ['c', 'b']],
    ['to=2025-06-19', ['a']],
    ['from=2025-06-20&to=2025-06-20', ['b']],
    ['from=2025-06-22', []],
    ['actor=staff:finanza', []],
    ['search=staff:finanza', ['c', 'a']],
    ['search=B', ['b']],
    ['search=finanzas', []],
    ['search=%25', []],
    ['search=', ['c', 'b', 'a']],
  ])('finds by %s', async (query, expected) => {
    const { clock } = hub().hub.app
    // What the season's clock showed then; the trail is kept on the machine's.
    const at = (season: string) =>
      new Date(Date.parse(season) - (shiftsOf(clock).at(-1)?.ms ?? 0)).toISOString()
    const admin = await trailOf(hub(), [
      // Bogotá's 19 June ends at five in the morning of UTC's 20th.
      { subject: 'a', at: at('2025-06-20T04:59:58.000Z') },
      { subject: 'b', at: at('2025-06-20T05:00:02.000Z'), actor: 'staff:sistemas' },
      { subject: 'c', at: at('2025-06-21T05:00:02.000Z'), act: 'record.read', trace: 'another' },
    ])
    expect(await subjectsFor(admin, query)).toEqual(expected)
  })
})

describe('A question to the trail', () => {
  const hub = useHub()

  it.each([
    'from=20250619',
    'to=2025-02-30',
    'actor=',
    'subject=%00',
    `actor=${'x'.repeat(101)}`,
    'sort=actor',
    'page[size]=501',
    'who=me',
  ])('is refused as %s', async (query) => {
    const admin = await signInStaff(hub(), 'admin')
    expect((await admin.get(`/api/audit?${query}`)).status).toBe(400)
  })
})
