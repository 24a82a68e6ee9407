import Joi from 'joi'

/** An id of a vendor's, or a school code: it travels in the vendor's addresses. */
export const vendorId = Joi.string().pattern(/^[A-Za-z0-9_-]{1,60}$/)

const text = Joi.string().allow('').required()
const maybeText = Joi.string().allow('', null).required()
const maybeNumber = Joi.number().integer().allow(null).required()
const cop = Joi.number().integer().required()
const siNo = Joi.valid('Si', 'No').required()

export const sisStudent = Joi.object({
  id: Joi.string().required(),
  custom_id: Joi.string().required(),
  first_name: text,
  last_name: text,
  status: text,
  gender: text,
  grade: maybeText,
  grade_id: maybeNumber,
  next_grade: maybeText,
  next_grade_id: maybeNumber,
  enrollment_year: text,
  family_id: maybeText,
  admissions_id: maybeText,
}).label('SisStudent')

export const customFields = Joi.object({
  alumni_child: siNo,
  sister_school: siNo,
  employee_child: siNo,
  family_more_one_child: siNo,
  child_number: maybeNumber,
  pay_year_in_advance: siNo,
  registration_fee: cop,
  parents_fee: cop,
  accident_insurance: siNo,
  yearbook: siNo,
  digital_yearbook: siNo,
  lunch: siNo,
  snack: siNo,
  transport: siNo,
  transport_mode: text,
  life_insurance: siNo,
  unemployment_insurance: siNo,
  financially_responsible: text,
}).label('CustomFields')

export const relationship = Joi.object({
  student_id: Joi.string().required(),
  related_id: Joi.string().required(),
  role: text,
  financially_responsible: Joi.boolean().required(),
}).label('Relationship')

export const emergencyContact = Joi.object({ name: text, relationship: text, phone: text }).label(
  'EmergencyContact',
)

export const parent = Joi.object({
  id: Joi.string().required(),
  first_name: text,
  last_name: text,
  document: maybeText,
}).label('Parent')

export const contact = Joi.object({ value: text, label: text }).label('Contact')

export const admission = Joi.object({
  id: Joi.string().required(),
  custom_id: maybeText,
  first_name: text,
  last_name: text,
  status: text,
  grade: text,
  enrollment_year: text,
}).label('Admission')
