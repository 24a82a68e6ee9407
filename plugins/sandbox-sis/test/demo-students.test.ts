import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoStudents } from '../src/demo.ts'
import { aRead, aSchool } from './support/a-school.ts'

const school = aSchool({ seed: 99 })
const list = new URL('../../../config/sandbox/demo-students.yaml', import.meta.url)

describe('the demonstration students', () => {
  it.each([
    ['10001', 'SEGUNDO', 'old', 'VALID', '', 'No'],
    ['10002', 'PREJARDIN', 'new_current', 'VALID', '', ''],
    ['10003', 'QUINTO', 'old', 'VALID', '', 'No'],
    ['10004', 'CUARTO', 'old', 'VALID', '', 'No'],
    ['10005', 'SEXTO', 'old', 'VALID', '', 'Full route'],
    ['10006', 'JARDIN', 'old', 'VALID', '', 'Half bus stop'],
    ['10007', 'OCTAVO', 'reintegrate', 'VALID', '', 'No'],
    ['10008', 'DECIMO', 'new_next', 'VALID', '', 'No'],
    ['10009', 'TERCERO', 'old', 'PENDIENTE', '', 'No'],
    ['10010', 'NOVENO', 'old', 'VALID', 'APROBADO', 'No'],
    ['10011', 'SEPTIMO', 'old', 'VALID', 'NO APROBADO', 'No'],
    ['10012', 'ONCE', 'new20', 'VALID', '', 'No'],
    ['10013', 'PRIMERO', 'old', 'VALID', '', 'No'],
    ['10014', 'CUARTO', 'old', 'VALID', '', 'No'],
    ['10015', 'ONCE', 'old', 'VALID', '', 'Full bus stop'],
    ['00007', 'TRANSICION', 'old', 'VALID', '', 'No'],
    ['a1b2c', 'PRIMERO', 'new_current', 'VALID', '', 'No'],
  ])(
    '%s is in the school of every seed, with its story',
    async (code, next, antiquity, authorisation, paymentStatus, transportRequirement) => {
      expect(await school.findStudent(code, aRead())).toMatchObject({
        code: code.toUpperCase(),
        nextGrade: { key: next },
        terms: { antiquity, authorisation, paymentStatus, transportRequirement },
      })
    },
  )

  it('only refuse the bank agreement to 10008', async () => {
    const refused = []
    for (const { code } of demoStudents) {
      const student = await school.findStudent(code, aRead())
      if (student?.terms.cardAuthorisation === 'No') refused.push(code)
    }
    expect(refused).toEqual(['10008'])
  })

  it('are found in upper and lower case', async () => {
    const [lower, upper] = await Promise.all([
      school.findStudent('a1b2c', aRead()),
      school.findStudent('A1B2C', aRead()),
    ])
    expect(lower?.code).toBe('A1B2C')
    expect(upper).toEqual(lower)
  })

  it('10013 and 10014 are siblings', async () => {
    const [sister, brother] = await Promise.all([
      school.findStudent('10013', aRead()),
      school.findStudent('10014', aRead()),
    ])
    expect(sister?.familyId).toBe(brother?.familyId)
    expect(sister?.lastNames).toBe(brother?.lastNames)
    expect(await school.relationships(sister?.id ?? '', aRead())).toContainEqual({
      studentId: sister?.id,
      relatedId: brother?.id,
      role: 'sibling',
      financiallyResponsible: false,
    })
  })

  it('are the whole school of the smallest setting', async () => {
    const { items } = await aSchool({ students: 17 }).listStudents({ size: 50 }, aRead())
    expect(items.map(({ code }) => code)).toEqual(demoStudents.map(({ code }) => code.toUpperCase()))
  })

  it('are told in config/sandbox/demo-students.yaml word for word', async () => {
    const written = (await readFile(list, 'utf8')).split('\n').filter((line) => !line.startsWith('#'))
    expect(written.join('\n').trim()).toBe(demoStudents.map(asYaml).join('\n'))
  })
})

function asYaml({ code, situation }: (typeof demoStudents)[number]): string {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
  return [
    `- code: ${quote(code)}`,
    '  situation:',
    `    es-CO: ${quote(situation['es-CO'])}`,
    `    en: ${quote(situation.en)}`,
  ].join('\n')
}
