import type {
  Admission,
  Contact,
  CustomFields,
  EmergencyContact,
  Guardian,
  Relationship,
} from '@matricula/contract'
import type { Student } from './student.ts'

/** A student as the student information system has it, without the home and the terms of enrollment. */
export function viewSisStudent(student: Omit<Student, 'home'>) {
  return {
    id: student.id,
    custom_id: student.code,
    first_name: student.firstNames,
    last_name: student.lastNames,
    status: student.status,
    gender: student.gender,
    grade: student.grade?.name ?? null,
    grade_id: student.grade?.id ?? null,
    next_grade: student.nextGrade?.name ?? null,
    next_grade_id: student.nextGrade?.id ?? null,
    enrollment_year: student.enrollmentYear,
    family_id: student.familyId,
    admissions_id: student.terms.admissionsId,
  }
}

/** The custom fields of a student, under the names that outside clients read. */
export function viewCustomFields(fields: CustomFields) {
  return {
    alumni_child: fields.alumniChild,
    sister_school: fields.sisterSchool,
    employee_child: fields.employeeChild,
    family_more_one_child: fields.familyMoreThanOne,
    child_number: fields.childNumber,
    pay_year_in_advance: fields.payYearInAdvance,
    registration_fee: fields.registrationFee,
    parents_fee: fields.parentsFee,
    accident_insurance: fields.accidentInsurance,
    yearbook: fields.yearbook,
    digital_yearbook: fields.digitalYearbook,
    lunch: fields.lunch,
    snack: fields.snack,
    transport: fields.transport,
    transport_mode: fields.transportMode,
    life_insurance: fields.lifeInsurance,
    unemployment_insurance: fields.unemploymentInsurance,
    financially_responsible: fields.financiallyResponsible,
  }
}

export function viewRelationship({ studentId, relatedId, role, financiallyResponsible }: Relationship) {
  return {
    student_id: studentId,
    related_id: relatedId,
    role,
    financially_responsible: financiallyResponsible,
  }
}

export function viewEmergencyContact({ name, relationship, phone }: EmergencyContact) {
  return { name, relationship, phone }
}

export function viewParent({ id, firstNames, lastNames, document }: Guardian) {
  return { id, first_name: firstNames, last_name: lastNames, document }
}

export function viewContact({ value, label }: Contact) {
  return { value, label }
}

export function viewAdmission(admission: Admission) {
  return {
    id: admission.id,
    custom_id: admission.code,
    first_name: admission.firstNames,
    last_name: admission.lastNames,
    status: admission.status,
    grade: admission.grade,
    enrollment_year: admission.enrollmentYear,
  }
}
