import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { account, aRead, recordedAlma, root } from './support/recorded-alma.ts'
import type { RecordedAlma, SeenRequest } from './support/recorded-alma.ts'

const mariana = '5f1a0c2e7b3d4a0012ab34cd'
const tomas = '5f1a0c2e7b3d4a0012ab34aa'
const sara = '5f1a0c2e7b3d4a0012ab34ff'

const targetsOf = ({ seen }: RecordedAlma) => seen.map(({ target }) => target.slice(root.length)).toSorted()

describe('a page of students', () => {
  it('is read from the lists of both school years and from what each student has', async () => {
    const scene = recordedAlma()
    const { items, next } = await scene.alma.listStudents({ size: 1, cursor: tomas }, aRead())
    expect(items).toEqual([
      {
        id: mariana,
        code: '20101',
        firstNames: 'Mariana Sofía',
        lastNames: 'Rojas Nuñez',
        status: 'enrolled',
        gender: 'F',
        grade: { id: 104, key: 'PRIMERO', name: 'Primero' },
        nextGrade: { id: 105, key: 'SEGUNDO', name: 'Segundo' },
        enrollmentYear: '2021',
        familyId: '61b0000000000000000000f1',
        home: { lat: 4.8612, lng: -74.0591, address: 'Cra 7 # 100-10, Bogotá' },
        terms: {
          antiquity: 'old',
          authorisation: 'VALID',
          paymentStatus: '',
          cardAuthorisation: 'No',
          transportRequirement: 'Full route',
          admissionsId: null,
        },
      },
    ])
    expect(next).toBe(mariana)
    expect(targetsOf(scene)).toEqual([
      '/grade-levels?schoolYearId=66f00000000000000000ay24',
      '/grade-levels?schoolYearId=66f00000000000000000ay25',
      '/households',
      '/school-years',
      '/school-years',
      `/students/${mariana}/contact/addresses`,
      `/students/${mariana}/custom-fields`,
      '/students/grade-levels?schoolYearId=66f00000000000000000ay24',
      '/students/grade-levels?schoolYearId=66f00000000000000000ay25',
      '/students?status%5B%5D=Active&status%5B%5D=Locked',
    ])
  })

  it('is signed over path and query as they stand on the request line, counting one nonce up', async () => {
    const { alma, seen } = recordedAlma()
    await alma.listStudents({ size: 3 }, aRead())
    const [challengeRequest, ...signed] = seen
    expect(challengeRequest).toEqual({ target: `${root}/school-years`, authorization: null, accept: null })
    for (const request of signed) {
      expect(request.accept).toBe('application/json, application/problem+json')
      expect(partOf(request, 'uri')).toBe(request.target)
      expect(partOf(request, 'response')).toBe(proofOf(request, request.target))
    }
    const list = signed.find(({ target }) => target.includes('?status'))
    if (list === undefined) throw new Error('the list was not asked for')
    expect(partOf(list, 'response')).not.toBe(proofOf(list, `${root}/students`))
    const counts = signed
      .map((request) => Number.parseInt(partOf(request, 'nc'), 16))
      .toSorted((a, b) => a - b)
    expect(counts).toEqual(signed.map((_, index) => index + 1))
  })

  it('says what a student lacks: a grade nobody mapped, a home without coordinates, fields nobody filled', async () => {
    const { alma, kit } = recordedAlma()
    const { items } = await alma.listStudents({ size: 1 }, aRead())
    expect(items).toMatchObject([
      {
        id: tomas,
        code: '00042',
        lastNames: "O'Neill",
        status: 'Suspended',
        grade: null,
        nextGrade: null,
        enrollmentYear: '',
        home: null,
        terms: {
          antiquity: 'new_current',
          authorisation: '',
          cardAuthorisation: 'Si',
          admissionsId: '10453',
        },
      },
    ])
    const warnings = kit.logged.filter(({ level }) => level === 'warn')
    expect(warnings.map(({ fields, message }) => [fields, message])).toEqual([
      [{ status: 'Suspended' }, 'a student has a status nobody told us of'],
      [{ grade: 'Reception' }, 'a grade of the vendor is not in the settings'],
    ])
  })

  it('knows a grade by the words of the settings, and the coming one by promotion where they say so', async () => {
    const grades = [
      { id: 1, key: 'KINDER', name: 'Kínder', vendor: ['RECEPTION'] },
      { id: 2, key: 'FIRST', name: 'First', vendor: ['1'] },
    ]
    const { alma } = recordedAlma({ grades, withoutComingGrade: 'promotion' })
    const { items } = await alma.listStudents({ size: 1 }, aRead())
    expect(items).toMatchObject([
      { grade: { key: 'KINDER' }, nextGrade: { id: 2, key: 'FIRST', name: 'First' } },
    ])
  })
})

describe('the walk over all pages', () => {
  it('reads the lists once, and each student once', async () => {
    const scene = recordedAlma({ studentsPerPage: 2 })
    const first = await scene.alma.listStudents({ size: 100 }, aRead())
    const second = await scene.alma.listStudents({ size: 100, cursor: first.next ?? '' }, aRead())
    expect([first, second].map(({ items, next }) => [items.map(({ id }) => id), next])).toEqual([
      [[tomas, mariana], mariana],
      [[sara], null],
    ])
    const lists = targetsOf(scene).filter((target) => target.startsWith('/students?'))
    expect(lists).toHaveLength(1)
  })

  it('goes on where it was when the list had to be read again meanwhile', async () => {
    const scene = recordedAlma({ studentsPerPage: 2, listHeldSeconds: 60 })
    const first = await scene.alma.listStudents({ size: 100 }, aRead())
    scene.now = new Date(scene.now.getTime() + 60_000)
    const list = '/students?status%5B%5D=Active&status%5B%5D=Locked'
    const newcomer = { id: '6f', districtId: '20102', firstName: 'Nora', lastName: 'Paz', status: 'Active' }
    scene.answers[list] = { response: [newcomer, { ...newcomer, id: sara }] }
    scene.answers['/students/6f/custom-fields'] = { response: [] }
    const second = await scene.alma.listStudents({ size: 100, cursor: first.next ?? '' }, aRead())
    expect(second.items.map(({ id }) => id)).toEqual([sara, '6f'])
    expect(second.next).toBeNull()
  })

  it('breaks off rather than show a student without terms', async () => {
    const { alma, answers } = recordedAlma()
    delete answers[`/students/${sara}/custom-fields`]
    await expect(alma.listStudents({ size: 9 }, aRead())).rejects.toMatchObject({ code: 'not-found' })
  })

  it('breaks off when a whole list is missing, rather than show a school without students', async () => {
    const { alma, answers } = recordedAlma()
    delete answers['/students?status%5B%5D=Active&status%5B%5D=Locked']
    await expect(alma.listStudents({ size: 9 }, aRead())).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the start', () => {
  it('asks for the school years alone', async () => {
    const scene = recordedAlma()
    await scene.alma.start(aRead().signal)
    expect(targetsOf(scene)).toEqual(['/school-years', '/school-years'])
  })

  it.each([
    ['the school is not known', { '/school-years': undefined }, {}],
    ['the school has no year', { '/school-years': { response: [] } }, {}],
    ['no year has the day of the settings', {}, { comingYearOn: '2031-01-01' }],
  ])('fails when %s', async (_why, wrong, settings) => {
    const { alma, answers } = recordedAlma(settings)
    Object.assign(answers, wrong)
    await expect(alma.start(aRead().signal)).rejects.toMatchObject({ code: 'not-found' })
  })
})

/** A part of the Authorization header. */
function partOf({ authorization }: SeenRequest, name: string): string {
  return new RegExp(`\\b${name}="?([^",]+)`).exec(authorization ?? '')?.[1] ?? ''
}

/** The digest of a request by the book, over the uri that is handed in. */
function proofOf(request: SeenRequest, uri: string): string {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const who = md5(`${account.apiKey}:alma-api:${account.apiSecret}`)
  const [nonce, nc, cnonce] = ['nonce', 'nc', 'cnonce'].map((name) => partOf(request, name))
  return md5([who, nonce, nc, cnonce, 'auth', md5(`GET:${uri}`)].join(':'))
}
