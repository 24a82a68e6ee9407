import { describe, expect, it } from 'vitest'
import { checkEdit } from '../../../src/modules/fees/check-edit.ts'
import { checkFee, type FeeForm } from '../../../src/modules/fees/check-fee.ts'
import type { Fee } from '../../../src/modules/fees/fee.ts'
import { imageLink } from '../../../src/modules/fees/image-link.ts'

const annual: FeeForm = {
  grade: 105,
  code: 'CA-0009',
  concept: 'Materiales',
  value: 0,
  mandatory: true,
  type: 'ANUAL',
}

const eco: FeeForm = { ...annual, code: 'ECO-09', type: 'ECO', eco_type: 'adicional', value: 180_000 }
const empty: FeeForm = {}

const wrongOf = (form: FeeForm) => {
  const checked = checkFee(form, [105, 106])
  return checked.is === 'wrong' ? checked.fields : {}
}

describe('A fee form', () => {
  it('of an annual fee is read with its grades, each once', () => {
    expect(checkFee({ ...annual, grade: [106, 105, 106] }, [105, 106])).toEqual({
      is: 'fee',
      grades: [106, 105],
      terms: {
        code: 'CA-0009',
        concept: 'Materiales',
        description: '',
        value: 0,
        mandatory: true,
        feeType: 'ANUAL',
        cuota: null,
        promoImgLink: null,
        ecoType: null,
        schedule: null,
      },
    })
  })

  it('of an activity is read with its places, its kind, its hours and its image', () => {
    const form = { ...eco, cuota: 0, schedule: 'Lunes', promo_img_link: 'colegio.example/robot.png' }
    expect(checkFee(form, [105])).toMatchObject({
      is: 'fee',
      terms: {
        feeType: 'ECO',
        ecoType: 'adicional',
        cuota: 0,
        schedule: 'Lunes',
        promoImgLink: 'http://colegio.example/robot.png',
      },
    })
  })

  it('that is empty lacks every field that the form asks for', () => {
    expect(wrongOf(empty)).toEqual({
      code: ['fee.missing.code'],
      concept: ['fee.missing.concept'],
      grade: ['fee.missing.grade'],
      value: ['fee.missing.value'],
      type: ['fee.missing.type'],
      mandatory: ['fee.missing.mandatory'],
    })
  })

  it.each<[string, FeeForm, Record<string, string[]>]>([
    ['no grade chosen', { ...annual, grade: [] }, { grade: ['fee.missing.grade'] }],
    ['a grade of another school', { ...annual, grade: [105, 300] }, { grade: ['fee.missing.grade'] }],
    ['a code with a space', { ...annual, code: 'CA 1' }, { code: ['fee.wrong.code'] }],
    ['a code that climbs', { ...annual, code: '../x' }, { code: ['fee.wrong.code'] }],
    ['a code too long', { ...annual, code: 'C'.repeat(31) }, { code: ['fee.wrong.code'] }],
    ['a negative value', { ...annual, value: -1 }, { value: ['fee.wrong.value'] }],
    ['half a peso', { ...annual, value: 0.5 }, { value: ['fee.wrong.value'] }],
    ['a type nobody knows', { ...annual, type: 'anual' }, { type: ['fee.missing.type'] }],
    [
      'an activity without its kind',
      { ...annual, code: 'CLUB-9', type: 'CLUB' },
      { eco_type: ['fee.missing.eco_type'] },
    ],
    ['a kind nobody knows', { ...eco, eco_type: 'otra' }, { eco_type: ['fee.missing.eco_type'] }],
    ['negative places', { ...eco, cuota: -1 }, { cuota: ['fee.wrong.cuota'] }],
    ['half a place', { ...eco, cuota: 1.5 }, { cuota: ['fee.wrong.cuota'] }],
    [
      'an included activity with a price',
      { ...eco, eco_type: 'incluida' },
      { value: ['fee.wrong.incluida'] },
    ],
    [
      'an annual fee with what only activities have',
      { ...annual, cuota: 0, eco_type: 'club', schedule: 'Lunes' },
      {
        cuota: ['fee.wrong.onlyActivities'],
        eco_type: ['fee.wrong.onlyActivities'],
        schedule: ['fee.wrong.onlyActivities'],
      },
    ],
    [
      'a script for an image',
      { ...annual, promo_img_link: 'javascript:alert(1)' },
      { promo_img_link: ['fee.wrong.promo_img_link'] },
    ],
  ])('with %s is wrong there and nowhere else', (_title, form, expected) => {
    expect(wrongOf(form)).toEqual(expected)
  })
})

describe('An edit', () => {
  const terms = { code: 'ECO-01', concept: 'Huerta', description: '', value: 0, mandatory: false }
  const fee: Fee = {
    ...terms,
    id: 1,
    project: '2025-2026',
    grade: 105,
    feeType: 'ECO',
    ecoType: 'incluida',
    cuota: 3,
    promoImgLink: null,
    schedule: null,
    version: 4,
  }
  const form: FeeForm = { ...terms, eco_type: 'adicional', value: 9000 }

  it('changes what a form may change', () => {
    expect(checkEdit(fee, { ...form, grade: 105, type: 'ECO' })).toMatchObject({
      is: 'edit',
      terms: { value: 9000, ecoType: 'adicional', cuota: null },
    })
  })

  it('leaves the grade, the type and the code of an activity', () => {
    expect(checkEdit(fee, { ...form, grade: 106, type: 'CLUB', code: 'ECO-02' })).toEqual({
      is: 'wrong',
      fields: { grade: ['fee.fixed.grade'], type: ['fee.fixed.type'], code: ['fee.fixed.code'] },
    })
  })

  it('renames a fee that nobody subscribes to', () => {
    const yearly: Fee = { ...fee, feeType: 'ANUAL', ecoType: null, cuota: null }
    expect(checkEdit(yearly, { ...terms, code: 'CA-1' })).toMatchObject({
      is: 'edit',
      terms: { code: 'CA-1' },
    })
  })

  it('keeps to the rules of the form', () => {
    expect(checkEdit(fee, { ...form, value: -1 })).toEqual({
      is: 'wrong',
      fields: { value: ['fee.wrong.value'] },
    })
  })
})

describe('The link of an image', () => {
  it.each([
    ['colegio.example/a.png', 'http://colegio.example/a.png'],
    ['colegio.example:8080/a.png', 'http://colegio.example:8080/a.png'],
    ['http://colegio.example/a.png', 'http://colegio.example/a.png'],
    ['https://colegio.example/a.png?x=1', 'https://colegio.example/a.png?x=1'],
    ['HTTPS://colegio.example', 'HTTPS://colegio.example'],
  ])('%s is kept as %s', (text, kept) => {
    expect(imageLink(text)).toBe(kept)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript:1',
    'java\tscript:alert(1)',
    'data:image/png;base64,AAAA',
    'data:80',
    'ftp://colegio.example/a.png',
    'mailto:a@colegio.example',
    'https://user:secret@colegio.example/a.png',
    '/a.png',
    '//colegio.example/a.png',
    'http://',
    'con espacio.example/a.png',
    `colegio.example/${'a'.repeat(500)}`,
  ])('%j is none', (text) => {
    expect(imageLink(text)).toBeNull()
  })
})
