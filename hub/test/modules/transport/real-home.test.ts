import { staffRoles } from '../../../api/lists.ts'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Caller } from '../../../src/http/caller.ts'
import { RealHome } from '../../../src/modules/students/real-home.ts'
import { sourcesUnder } from '@matricula/hub/testing/architecture/sources'

const place = { lat: 4.856_26, lng: -74.049_56, address: 'Calle 22 # 3-45, apartamento 301' }
const home = new RealHome(place)
const masked = { lat: 4.856, lng: -74.05, address: '' }

const caller = (kind: Caller['kind'], roles: Caller['roles'] = []): Caller => ({
  kind,
  roles,
  subject: '10005',
  name: '',
  csrfToken: '',
  sessionHash: '',
  openedBy: null,
})

describe('A home', () => {
  it('leaves masked, whoever forgets that it is one', () => {
    expect(JSON.parse(JSON.stringify({ home }))).toEqual({ home: masked })
    expect(Object.values(home)).toEqual([])
    expect(inspect({ home })).not.toMatch(/4\.85|Calle/)
  })

  it('is the same under its mask however often it is asked for', () => {
    expect([home.masked, home.masked]).toEqual([masked, masked])
  })

  it('is meant by its mask and by no other point', () => {
    expect(home.isShownAs(masked)).toBe(true)
    expect([home.isShownAs(place), home.isShownAs({ lat: 4.857, lng: -74.05 })]).toEqual([false, false])
  })

  it.each(staffRoles)('is told to staff of %s only where they plan the routes', (role) => {
    const told = role === 'transport' || role === 'admin' ? place : null
    expect(home.exactFor(caller('staff', [role]))).toEqual(told)
    expect(home.exactFor(caller('key', [role]))).toEqual(told)
  })

  it.each(['student', 'guardian'] as const)('is not told to a %s', (kind) => {
    expect(home.exactFor(caller(kind))).toBeNull()
  })
})

/** Whatever else wants the door asks for `exactFor` a caller, or for the mask. */
const mayKnow: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bexactPlace\(/,
    [
      'students/home.store.ts',
      'students/real-home.ts',
      'students/student.store.ts',
      'transport/measure-home.ts',
      'transport/transport-record.ts',
    ],
  ],
  [
    /\brecordOf\(|\(recordOf\)/,
    ['students/compare-roster.ts', 'students/find-gone.ts', 'students/roster-data-source.ts'],
  ],
  [/\brecordOfTransport\(/, ['enrollment/confirm-transport.ts', 'enrollment/draft.store.ts']],
  [
    /\bsis\.(?:findStudent|listStudents)\(/,
    [
      'students/compare-roster.ts',
      'students/find-gone.ts',
      'students/read-sis.ts',
      'students/read-student.ts',
      'students/sync-roster.ts',
    ],
  ],
]

describe('The door of a home', () => {
  it.each(mayKnow)(
    'by way of %s is known by what measures, keeps or compares it, and nothing else',
    (way, files) => {
      const known = sourcesUnder('hub/src').filter(({ text }) =>
        way.test(text.replaceAll(/function \w+\(/g, '')),
      )
      expect(known.map(({ file }) => file.replace('hub/src/modules/', '')).toSorted()).toEqual(files)
    },
  )
})
