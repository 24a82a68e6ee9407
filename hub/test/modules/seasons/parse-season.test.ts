import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../src/config/texts.ts'
import { parseSeason } from '../../../src/modules/seasons/parse-season.ts'
import { adminPart, parentPart } from '../../../src/modules/seasons/season.ts'
import { gradeById, gradeByKey, listsGrade } from '../../../src/modules/seasons/season-lookups.ts'
import { readSeason, seasonData } from './read-season.ts'

type Tree = Record<string, unknown>
const branch = (tree: Tree, name: string) => tree[name] as Tree

describe('the parents season 2025-2026', () => {
  const season = readSeason('2025-2026')
  const parent = parentPart(season)

  it('writes out the 23 pension codes', () => {
    expect(parent.pensionCodes).toHaveLength(23)
    expect(parent.pensionCodes).toEqual(
      (
        'CM-0001-1 CM-0002-1 CM-0003-1 CM-0004 CM-0005 CM-0006 CM-0007 CM-0008 CM-0009 ' +
        'CM-0010 CM-0011 CM-0012 CM-0022 CM-0030 CM-0031 CM-0032 CM-0033 CM-0034 ' +
        'CM-0035 CM-0015 CM-0016 CM-0014 CM-0044'
      ).split(' '),
    )
  })

  it('charges on the 28th of eleven months, with the annual items a month before', () => {
    const months = ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12']
    const rest = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
    expect(parent.dates.monthly).toEqual([...months, ...rest].map((month) => `${month}-28`))
    expect(parent.dates.activities).toEqual(months.map((month) => `${month}-28`))
    expect(parent.dates.annual).toBe('2025-07-28')
  })

  it('has the progressive discounts of the three youngest grades only', () => {
    const discounts = parent.grades.map(({ key, progressive }) => [key, progressive])
    expect(discounts.slice(0, 4)).toEqual([
      ['PREJARDIN', 1500],
      ['JARDIN', 1000],
      ['TRANSICION', 500],
      ['PRIMERO', 0],
    ])
    expect(parent.grades.slice(3).every(({ progressive }) => progressive === 0)).toBe(true)
    expect(parent.grades.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => 101 + index))
  })

  it('has no order for administrators and says so', () => {
    expect(season.admin).toBeNull()
    expect(() => adminPart(season)).toThrow('2025-2026')
  })

  it('cannot be changed by anyone who holds it', () => {
    expect(() => Object.assign(parent.windows, { cutoff: '2030-01-01T00:00:00-05:00' })).toThrow(TypeError)
    expect(Object.isFrozen(parent.grades[0])).toBe(true)
  })

  it('finds grades by key, by id and in a price list, matched whole', () => {
    const primero = gradeByKey(parent, 'PRIMERO')
    expect(primero?.id).toBe(104)
    expect(gradeById(parent, 104)).toBe(primero)
    expect(gradeByKey(parent, 'primero')).toBeNull()
    expect(primero && listsGrade('JARDIN-PRIMERO-SEGUNDO', primero)).toBe(true)
    expect(primero && listsGrade('JARDIN-PRIMEROS', primero)).toBe(false)
  })
})

describe('the administrators season 2020-2021', () => {
  const season = readSeason('2020-2021')
  const admin = adminPart(season)

  it('keeps codes as text, whole', () => {
    const codes = admin.services.map(({ code }) => code ?? 'by mode')
    expect(codes.join(' ')).toBe('0001 0005 0014 0008 0006 0007 0020 0024 0025 by mode 0032 0092')
    expect(admin.transport.none.code).toBe('0032000')
  })

  it.each([
    ['a code with the price by mode', 9, { code: '0026' }, 'code must be one of null'],
    ['a fixed price without a code', 0, { code: undefined }, 'code is missing'],
    ['a field nobody answers', 3, { field: 'parentsFee' }, 'field must be one of'],
    [
      'half a rule on the parents fee',
      2,
      { price: { parentsFee: 1, otherwise: 0 } },
      'price.price is missing',
    ],
  ])('refuses a service with %s', (_, index, spoilt, problem) => {
    const raw = seasonData('2020-2021')
    const services = branch(raw, 'admin').services as Tree[]
    services[index] = { ...services[index], ...spoilt }
    const parsed = parseSeason(raw, 'config/seasons/2020-2021.yaml', 'en')
    expect('problems' in parsed && parsed.problems.join()).toContain(`admin.services.${index}.${problem}`)
  })

  it('prices transport by mode', () => {
    expect(admin.transport.modes.map(({ code, price }) => [code, price])).toEqual([
      ['0026', 454000],
      ['0027', 514000],
      ['0028', 595000],
      ['0029', 288000],
      ['0030', 307000],
      ['0031', 369000],
    ])
  })

  it('keeps the older multipliers as text that nothing computes with', () => {
    expect(season.documented.flatMap(({ values }) => values)).toContain('9.5')
    expect(() => parentPart(season)).toThrow('2020-2021')
  })
})

describe('a season file', () => {
  const file = 'config/seasons/2026-2027.yaml'
  const copied = () => ({ ...seasonData('2025-2026'), season: '2026-2027', project: '2026-2027' }) as Tree
  const problemsOf = (raw: unknown, locale: Locale = 'en') => {
    const parsed = parseSeason(raw, file, locale)
    return 'problems' in parsed ? parsed.problems : []
  }

  it('is a new season when it is a copy under its own name', () => {
    expect(parseSeason(copied(), file, 'en')).toMatchObject({ season: { season: '2026-2027' } })
  })

  it('may hold both parts', () => {
    const both = { ...copied(), admin: seasonData('2020-2021').admin }
    const parsed = parseSeason(both, file, 'en')
    expect('season' in parsed && parsed.season.admin?.partnerPrefix).toBe('C')
  })

  it.each([
    ['without a last step for every day after', [{ until: '2025-07-28', keeps: 1000 }]],
    ['out of order', [{ until: '2025-08-31' }, { until: '2025-07-28' }, { until: null }]],
    ['with a step after the last', [{ until: null }, { until: '2025-07-28' }]],
  ])('refuses steps of who leaves %s', (_, steps) => {
    const raw = copied()
    branch(raw, 'parent').withdrawal = steps.map((step) => ({ keeps: 1000, ...step }))
    expect(problemsOf(raw)).toEqual([
      `${file}: parent.withdrawal must go by days in order, each once, and only the last step with until: null`,
    ])
  })

  it('may say nothing of who leaves', () => {
    const raw = copied()
    delete branch(raw, 'parent').withdrawal
    expect(parseSeason(raw, file, 'en')).toMatchObject({ season: { parent: { withdrawal: [] } } })
  })

  it('lists every problem at once, each with file and place', () => {
    const raw = copied()
    const parent = branch(raw, 'parent')
    branch(parent, 'windows').cutoff = '2025-07-29'
    branch(parent, 'dates').annual = '2025-02-30'
    branch(branch(parent, 'periods'), 'year').pension = 500.5
    branch(parent, 'quotas').surprise = true
    raw.project = ''
    expect(problemsOf(raw)).toEqual([
      `${file}: project may not be empty`,
      `${file}: parent.windows.cutoff must be a date with its time, such as 2025-07-29T00:00:00-05:00`,
      `${file}: parent.periods.year.pension must be a whole number`,
      `${file}: parent.dates.annual must be a day, such as 2025-07-28`,
      `${file}: parent.quotas.surprise is not known here`,
    ])
  })

  it('tells what is wrong in the reader’s language, as settings do', () => {
    const raw = copied()
    const parent = branch(raw, 'parent')
    branch(parent, 'windows').cutoff = '2025-07-29'
    branch(parent, 'windows').lateForm = { from: '2025-06-20', to: 'tomorrow' }
    branch(branch(parent, 'periods'), 'year').pension = 'five'
    branch(parent, 'transport').farthest = 0
    expect(problemsOf(raw, 'es-CO')).toEqual([
      `${file}: parent.windows.lateForm.to debe ser un día, como 2025-07-28`,
      `${file}: parent.windows.cutoff debe ser una fecha con hora, como 2025-07-29T00:00:00-05:00`,
      `${file}: parent.periods.year.pension debe ser un número`,
      `${file}: parent.transport.farthest debe ser al menos 1`,
    ])
  })

  it.each<[string, string, (parent: Tree) => void]>([
    [
      'as many months as dates',
      'parent.periods.year.months must be 11, as dates.monthly',
      (parent) => (branch(branch(parent, 'periods'), 'year').months = 10),
    ],
    [
      'a semester within the year',
      'parent.periods.semester.months must be less than 11',
      (parent) => (branch(branch(parent, 'periods'), 'semester').months = 11),
    ],
    [
      'no more instalments than dates',
      'parent.quotas.default must be at most 11',
      (parent) => (branch(parent, 'quotas').default = 12),
    ],
    [
      'bands that ascend',
      'parent.transport.bands.intermediate must be greater than near',
      (parent) => (branch(branch(parent, 'transport'), 'bands').intermediate = 18000),
    ],
    [
      'the farthest home beyond the bands',
      'parent.transport.farthest must be greater than bands.intermediate',
      (parent) => (branch(parent, 'transport').farthest = 22000),
    ],
    [
      'dates in order',
      'parent.dates.monthly must be in order, each day once',
      (parent) => (branch(parent, 'dates').monthly = ['2025-09-28', '2025-08-28']),
    ],
    [
      'windows that open before they close',
      'parent.windows.closes must be after opens',
      (parent) => (branch(parent, 'windows').closes = '2025-06-03T11:00:00Z'),
    ],
    [
      'a late form that ends after it begins',
      'parent.windows.lateForm.to must not be before from',
      (parent) => (branch(parent, 'windows').lateForm = { from: '2025-06-20', to: '2025-06-18' }),
    ],
    [
      'ranges of codes with both ends alike',
      'parent.pensionCodes has CM-0012..CM-0004, which is neither a code nor a range of codes',
      (parent) => (parent.pensionCodes = ['CM-0012..CM-0004']),
    ],
    [
      'no code twice',
      'parent.pensionCodes has CM-0005 twice',
      (parent) => (parent.pensionCodes = ['CM-0004..CM-0006', 'CM-0005']),
    ],
  ])('needs %s', (_, problem, spoil) => {
    const raw = copied()
    spoil(branch(raw, 'parent'))
    expect(problemsOf(raw)).toEqual([`${file}: ${problem}`])
  })

  it('is refused without any part, under another name, or when it is no tree at all', () => {
    const { parent: _, ...empty } = copied()
    expect(problemsOf(empty)).toEqual([`${file}: must hold parent, admin or both`])
    expect(problemsOf({ ...copied(), season: '2025-2026' })).toEqual([
      `${file}: season must be 2026-2027, as the file`,
    ])
    expect(problemsOf(null)).toHaveLength(1)
    expect(problemsOf('parent:')).toHaveLength(1)
  })
})
