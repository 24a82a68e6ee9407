import type { SchoolStudent, SmallSchool } from '@matricula/contract/kit'

/** The small school's students as OpenApply writes applicants, by id. */
export function applicants({ students }: SmallSchool) {
  return students.map((found) => {
    const { student, guardians, admission } = found
    const siblings = students.filter(
      (other) => other.student.familyId === student.familyId && other.student.id !== student.id,
    )
    return {
      id: Number(admission?.id ?? student.id),
      serial_number: Number(student.id) - 10_000,
      custom_id: student.code,
      applicant_id: `0125-${student.id}`,
      student_id: student.status === 'enrolled' ? student.code : null,
      email: null,
      first_name: student.firstNames,
      last_name: student.lastNames,
      name: `${student.firstNames} ${student.lastNames}`,
      other_name: null,
      preferred_name: null,
      birth_date: '2016-05-21',
      gender: student.gender === 'F' ? 'Female' : 'Male',
      enrollment_year: Number(student.enrollmentYear),
      grade: student.nextGrade?.name ?? null,
      campus: 'Main',
      campus_id: 1,
      address: student.home?.address ?? null,
      address_ii: null,
      city: null,
      tags: [],
      status: student.status,
      status_level: null,
      updated_at: '2025-01-12T14:03:01Z',
      parent_ids: guardians.map(({ guardian }) => Number(guardian.id)),
      sibling_ids: siblings.map(({ student }) => Number(student.id)),
      custom_fields: customFieldsOf(found),
    }
  })
}

/** Slugs as a school writes them; money as a text, and a list that nests. */
function customFieldsOf({ student, customFields, emergency }: SchoolStudent) {
  const { terms, home } = student
  return {
    alumni_son: customFields.alumniChild,
    student_in_the_sister_school_for_1_year: customFields.sisterSchool,
    employee_child: customFields.employeeChild,
    family_with_more_than_one_child: customFields.familyMoreThanOne,
    child_number: customFields.childNumber,
    pay_year_in_advance: customFields.payYearInAdvance,
    registration_fee: `${customFields.registrationFee}.00`,
    parents_fee: customFields.parentsFee,
    accident_insurance: customFields.accidentInsurance,
    yearbook: customFields.yearbook,
    digital_yearbook: customFields.digitalYearbook,
    lunch: customFields.lunch,
    snack: customFields.snack,
    transport: customFields.transport,
    transport_mode: customFields.transportMode,
    life_insurance: customFields.lifeInsurance,
    unemployment_insurance: customFields.unemploymentInsurance,
    financially_responsible: customFields.financiallyResponsible,
    antiquity: terms.antiquity,
    authorisation: terms.authorisation,
    payment_status: terms.paymentStatus,
    card_payment_authorisation: terms.cardAuthorisation,
    transport_requirement: terms.transportRequirement,
    current_grade: student.grade?.name ?? null,
    latitude: home === null ? null : String(home.lat),
    longitude: home === null ? null : String(home.lng),
    emergency_contacts: emergency.map(({ name, relationship, phone }) => ({ name, relationship, phone })),
    allergies: [{ name: 'maní' }],
  }
}

/** Every guardian once, by id. */
export function guardians({ students }: SmallSchool) {
  const known = new Map(
    students.flatMap(({ guardians }) => guardians.map((one) => [Number(one.guardian.id), one] as const)),
  )
  return [...known].map(([id, { guardian, role, financiallyResponsible, contacts }]) => ({
    id,
    first_name: guardian.firstNames,
    last_name: guardian.lastNames,
    email: contacts.find(({ kind }) => kind === 'email')?.value ?? null,
    mobile_phone: contacts.find(({ kind }) => kind === 'phone')?.value ?? null,
    phone: null,
    parent_role: role,
    child_ids: students
      .filter((student) => student.guardians.some((one) => one.guardian.id === guardian.id))
      .map(({ student }) => Number(student.id)),
    custom_fields: {
      document_number: guardian.document,
      financially_responsible: financiallyResponsible ? 'Yes' : 'No',
    },
  }))
}
