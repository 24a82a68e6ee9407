import { describe, expect, it, onTestFinished } from 'vitest'
import type { viewContact, viewRelationship, viewSisStudent } from '../../../src/modules/students/sis.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

type SisStudent = ReturnType<typeof viewSisStudent>
type Relationship = ReturnType<typeof viewRelationship>
type Contact = ReturnType<typeof viewContact>

const theHub = useHub()

async function office() {
  const hub = theHub()
  return { hub, app: hub.hub.app, staff: await signInStaff(hub, 'admissions') }
}

const mariana = {
  id: 'stu-10001',
  custom_id: '10001',
  first_name: 'Mariana',
  last_name: 'Gómez Rojas',
  status: 'enrolled',
  gender: 'F',
  grade: 'Primero',
  grade_id: 104,
  next_grade: 'Segundo',
  next_grade_id: 105,
  family_id: 'fam-10001',
  admissions_id: null,
}

describe.each(databases)('The directory on $name', (database) => {
  it('is all students of the roster, whole or in pages', async () => {
    const hub = await runHub({ database })
    const staff = await signInStaff(hub, 'admissions')
    const whole = await staff.get<SisStudent[]>('/api/alma/studentsDB?sort=custom_id')
    expect([whole.body.length, whole.headers.get('x-total-count')]).toEqual([600, '600'])
    expect(whole.body.find(({ custom_id }) => custom_id === '10001')).toMatchObject(mariana)
    const page = await staff.get<SisStudent[]>(
      '/api/alma/studentsDB?sort=custom_id&page[number]=2&page[size]=7',
    )
    expect(page.body).toEqual(whole.body.slice(7, 14))
  })
})

describe('The student information system', () => {
  it.each(['stu-10001', '10001'])('answers a student named %s, with exactly its fields', async (id) => {
    const { staff, app } = await office()
    const { body } = await staff.get<SisStudent>(`/api/alma/student/${id}`)
    expect(body).toEqual({ ...mariana, enrollment_year: body.enrollment_year })
    expect(await app.database('audit').where({ act: 'record.read', subject: id })).toHaveLength(1)
  })

  it('answers one who came after the last sync, by code', async () => {
    const { staff, app } = await office()
    await app.database('student').where({ code: '10001' }).delete()
    expect((await staff.get<SisStudent>('/api/alma/student/10001')).body.id).toBe('stu-10001')
  })

  it('answers every custom field under its name', async () => {
    const { staff, app } = await office()
    const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
    const known = await app.plugins.sis.customFields('stu-10001', read)
    const { body } = await staff.get<Record<string, unknown>>('/api/alma/student/10001/custom-fields')
    expect(body).toEqual({
      alumni_child: known?.alumniChild,
      sister_school: known?.sisterSchool,
      employee_child: known?.employeeChild,
      family_more_one_child: known?.familyMoreThanOne,
      child_number: known?.childNumber,
      pay_year_in_advance: known?.payYearInAdvance,
      registration_fee: 3_033_000,
      parents_fee: known?.parentsFee,
      accident_insurance: known?.accidentInsurance,
      yearbook: known?.yearbook,
      digital_yearbook: known?.digitalYearbook,
      lunch: known?.lunch,
      snack: known?.snack,
      transport: known?.transport,
      transport_mode: known?.transportMode,
      life_insurance: known?.lifeInsurance,
      unemployment_insurance: known?.unemploymentInsurance,
      financially_responsible: known?.financiallyResponsible,
    })
  })

  it('leads from a student to siblings, parents and how to reach them', async () => {
    const { staff } = await office()
    const related = await staff.get<Relationship[]>('/api/alma/student/10013/relationships')
    expect(related.body).toContainEqual({
      student_id: 'stu-10013',
      related_id: 'stu-10014',
      role: 'sibling',
      financially_responsible: false,
    })
    const payer = related.body.find(({ financially_responsible }) => financially_responsible)
    const address = `/api/alma/parent/${payer?.related_id}`
    const parent = await staff.get<Record<string, unknown>>(address)
    expect(Object.keys(parent.body)).toEqual(['id', 'first_name', 'last_name', 'document'])
    expect(parent.body['id']).toBe(payer?.related_id)
    const emails = await staff.get<Contact[]>(`${address}/contact/email`)
    expect(emails.body[0]).toEqual({ value: 'familia.10014@example.com', label: 'Facturación' })
    const phones = await staff.get<Contact[]>(`${address}/contact/phones`)
    expect(phones.body[0]).toEqual({ value: expect.stringMatching(/^3\d{9}$/), label: 'Celular' })
    const emergency = await staff.get<object[]>('/api/alma/students/10013/contact/emergency')
    expect(emergency.body[0]).toEqual({
      name: expect.any(String),
      relationship: expect.any(String),
      phone: expect.stringMatching(/^3\d{9}$/),
    })
  })

  const addresses = [
    '/api/alma/student/ID',
    '/api/alma/student/ID/custom-fields',
    '/api/alma/student/ID/relationships',
    '/api/alma/students/ID/contact/emergency',
    '/api/alma/parent/ID',
    '/api/alma/parent/ID/contact/email',
    '/api/alma/parent/ID/contact/phones',
  ]

  it('has nobody under an unknown id', async () => {
    const { staff, app } = await office()
    const reads = () => app.database('audit').where({ act: 'record.read' })
    const before = await reads()
    for (const id of ['99999', 'stu-99999']) {
      for (const address of addresses) {
        const answer = await staff.get<ProblemBody>(address.replace('ID', id))
        expect([address, answer.status, answer.body.code]).toEqual([address, 404, 'NOT_FOUND'])
      }
    }
    expect(await reads()).toEqual(before)
  })

  it('is not asked for what can be no id', async () => {
    const { staff } = await office()
    for (const id of ['a%2Fb', '..%2Fx', '%C3%B1', 'a%20b', 'a%27b', 'a%00', 'x'.repeat(61)]) {
      for (const address of addresses) {
        const answer = await staff.get<ProblemBody>(address.replace('ID', id))
        expect([address, id, answer.status]).toEqual([address, id, 400])
      }
    }
  })

  it('says that it is down when it is', async () => {
    const { staff, app } = await office()
    await faultsAt(app, 'sis.main').injectFault('unreachable')
    onTestFinished(() => faultsAt(app, 'sis.main').clearFault())
    for (const address of addresses) {
      const answer = await staff.get<ProblemBody>(address.replace('ID', '10001'))
      expect([address, answer.status, answer.body.code]).toEqual([address, 503, 'FEATURE_DOWN'])
    }
  })
})
