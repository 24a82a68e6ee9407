import type { CustomFields } from '@matricula/contract'
import { PluginFault } from '@matricula/contract'
import { describe, expect, it } from 'vitest'
import { claimedDiscounts } from '../../../src/modules/discounts/claimed-discounts.ts'
import type { Discount, DiscountKind, KeptState } from '../../../src/modules/discounts/discount.ts'
import { judgeEvidence } from '../../../src/modules/discounts/judge-evidence.ts'
import { adminPart } from '../../../src/modules/seasons/season.ts'
import { openDesk, ordersPath } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { useHub } from '@matricula/hub/testing/test-hub'
import type { AppContext } from '../../../src/app-context.ts'
import { someFields, withCustomFields } from '@matricula/hub/testing/with-custom-fields'
import { readSeason } from '../seasons/read-season.ts'
import { ask, granted } from './a-discount.ts'

const table = adminPart(readSeason('2020-2021')).discounts
const nothing = { alumniChild: 'No', familyMoreThanOne: 'No', payYearInAdvance: 'No' } as const

const claimed = (fields: Partial<CustomFields>) =>
  claimedDiscounts(table, { ...someFields, ...nothing, ...fields }).map(
    ({ kind, percent }) => `${kind} ${percent}`,
  )

describe('What custom fields claim', () => {
  it.each<[Partial<CustomFields>, string[]]>([
    [{}, []],
    [{ alumniChild: 'Si' }, ['alumni 2000']],
    [{ sisterSchool: 'Si', employeeChild: 'Si' }, ['sister 400', 'employee 5000']],
    [{ familyMoreThanOne: 'Si', childNumber: 3 }, ['sibling 1500']],
    [{ familyMoreThanOne: 'Si', childNumber: null }, ['sibling 1000']],
    [{ familyMoreThanOne: 'Si', childNumber: 1 }, []],
    [{ childNumber: 3 }, []],
    [{ payYearInAdvance: 'Si' }, ['advance 500']],
  ])('of %o is %o', (fields, expected) => {
    expect(claimed(fields)).toEqual(expected)
  })
})

const day = '2025-06-19'

const aDiscount = (id: string, state: KeptState, expiresOn: string | null = null): Discount => ({
  id,
  studentCode: '10001',
  kind: 'alumni',
  percent: 2000,
  state,
  note: '',
  askedBy: 'staff:admisiones',
  askedAt: `2025-01-0${id}T12:00:00.000Z`,
  review: null,
  expiresOn,
  withdrawal: null,
})

describe('What stands behind a claim', () => {
  it.each<[string, Discount[], string]>([
    ['nothing', [], 'none null'],
    ['what is asked', [aDiscount('1', 'asked')], 'asked 1'],
    ['what holds today for the last time', [aDiscount('1', 'granted', day)], 'granted 1'],
    ['what ran out yesterday', [aDiscount('1', 'granted', '2025-06-18')], 'expired 1'],
    ['what was refused or taken back', [aDiscount('1', 'refused'), aDiscount('2', 'withdrawn')], 'none null'],
    ['a new question', [aDiscount('1', 'granted', '2025-01-31'), aDiscount('2', 'asked')], 'asked 2'],
    [
      'the later of two that ran out',
      [aDiscount('1', 'granted', '2025-01-31'), aDiscount('2', 'granted', '2025-02-28')],
      'expired 2',
    ],
    ['of another kind', [{ ...aDiscount('1', 'granted', '2026-01-31'), kind: 'employee' }], 'none null'],
  ])('is said of %s', (_title, discounts, expected) => {
    const [evidence] = judgeEvidence([{ kind: 'alumni', percent: 2000 }], discounts, day)
    expect(`${evidence?.state} ${evidence?.id}`).toBe(expected)
  })
})

interface EvidenceBody {
  readonly kind: DiscountKind
  readonly percent: number
  readonly state: string
  readonly expires_on: string | null
  readonly id: string | null
}

interface ClaimsBody {
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly claims: readonly EvidenceBody[] | null
}

const claimsPath = '/api/discounts/claims'

/** The student information system answers only for these students. */
function answersFor(app: AppContext, sisIds: readonly string[]): void {
  const gone = () => Promise.reject(new PluginFault('unreachable', 'gone'))
  const customFields = (id: string) => (sisIds.includes(id) ? Promise.resolve(someFields) : gone())
  Object.assign(app.plugins, { sis: { ...app.plugins.sis, customFields } })
}

describe.each(databases)('Evidence on $name', (database) => {
  it('stands in the order’s drawer beside every discount that is claimed', async () => {
    const { hub, desk } = await openDesk({ database })
    const finance = await signInStaff(hub, 'finance')
    const { id } = await granted(desk, finance, { student: '10002' })
    const asked = await ask(desk, { student: '10002', kind: 'sibling', percent: 1500 })
    await ask(desk, { student: '10001', kind: 'advance', percent: 500 })

    const { body } = await desk.get<{ evidence: EvidenceBody[] }>(`${ordersPath}/10002`)

    expect(body.evidence).toEqual([
      { kind: 'alumni', percent: 2000, state: 'granted', expires_on: '2026-06-30', id },
      { kind: 'sibling', percent: 1500, state: 'asked', expires_on: null, id: asked.body.id },
      { kind: 'advance', percent: 500, state: 'none', expires_on: null, id: null },
    ])
  })

  it('is listed student by student with what is claimed', async () => {
    const { hub, app, desk } = await openDesk({ database })
    const finance = await signInStaff(hub, 'finance')
    await granted(desk, finance, { student: 'a1b2c' })

    const { body, headers } = await desk.get<ClaimsBody[]>(`${claimsPath}?search=a1b2c`)
    const page = await desk.get<ClaimsBody[]>(`${claimsPath}?page[size]=3&page[number]=2&sort=student`)

    expect(headers.get('x-total-count')).toBe('1')
    expect(body).toMatchObject([
      {
        student: 'A1B2C',
        name: 'Simón Guerrero Camargo',
        claims: [
          { kind: 'alumni', state: 'granted' },
          { kind: 'sibling', state: 'none' },
          { kind: 'advance', state: 'none' },
        ],
      },
    ])
    const codes: { code: string }[] = await app.database('student').orderBy('code').select('code')
    expect(page.body.map(({ student }) => student)).toEqual(codes.slice(3, 6).map(({ code }) => code))
    expect(page.headers.get('x-total-count')).toBe(String(codes.length))
    expect((await desk.get<ClaimsBody[]>(claimsPath)).body).toHaveLength(50)
    expect((await desk.get(`${claimsPath}?page[size]=101`)).status).toBe(400)
  })
})

describe('Claims', () => {
  const theHub = useHub()
  const openHub = async () => ({
    app: theHub().hub.app,
    desk: await signInStaff(theHub(), 'admissions'),
  })

  it('of whom the student information system says nothing are unknown, and not none', async () => {
    const { app, desk } = await openHub()
    const row = await app.database('student').where({ code: '10001' }).first('sis_id')
    answersFor(app, [row.sis_id])
    const { status, body } = await desk.get<ClaimsBody[]>(`${claimsPath}?search=1000`)
    expect(status).toBe(200)
    const known = body.filter(({ claims }) => claims !== null)
    expect([known.map(({ student }) => student), body.length > 1]).toEqual([['10001'], true])
  })

  it('are not there while nobody’s can be read', async () => {
    const { app, desk } = await openHub()
    answersFor(app, [])
    const { status, body } = await desk.get<{ code: string }>(claimsPath)
    expect([status, body.code]).toEqual([503, 'FEATURE_DOWN'])
    expect((await desk.get<ClaimsBody[]>(`${claimsPath}?search=nadie`)).body).toEqual([])
  })

  it('of a student without a profile are none', async () => {
    const { app, desk } = await openHub()
    withCustomFields(app, null)
    expect((await desk.get<ClaimsBody[]>(`${claimsPath}?search=10001`)).body).toMatchObject([{ claims: [] }])
  })
})
