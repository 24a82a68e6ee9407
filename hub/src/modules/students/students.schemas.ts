import Joi from 'joi'
import { schoolCodePattern } from './school-code.ts'

export const schoolCode = Joi.string().pattern(schoolCodePattern)

const text = Joi.string().allow('')

export const leftSchool = Joi.boolean()
  .required()
  .description('Not active any more in the student information system; who may enrol is decided by the terms')

export const listedStudent = Joi.object({
  id: Joi.string().required(),
  custom_id: Joi.string().required(),
  name: text.required(),
  status: text.required().description('enrolled, admitted or another word of the student information system'),
  gender: text.required(),
  grade: text.required(),
  enrollment_year: text.required(),
  lat: Joi.number().allow(null).required().description('Where the student lives, for who plans the routes'),
  lng: Joi.number().allow(null).required(),
}).label('ListedStudent')

export const foundStudent = Joi.object({
  uid: Joi.string().required(),
  first_name: text.required(),
  last_name: text.required(),
  custom_id: Joi.string().required(),
  grade: text.required(),
  grade_id: Joi.number().integer().allow(null).required(),
  left_school: leftSchool,
}).label('FoundStudent')

/** A word of the roster: nothing that no keyboard writes. */
const word = Joi.string().pattern(/^\P{C}+$/u)

export const rosterFilters = {
  search: Joi.string().trim().allow('').max(100).description('Words of the name or the school code'),
  status: word.max(60),
  gender: word.max(20),
  grade: word.max(60).description('The name of the grade'),
  year: word.max(20).description('The year of enrollment'),
}

const words = Joi.array().items(Joi.string()).required()

export const rosterWords = Joi.object({ status: words, gender: words, grade: words, year: words }).label(
  'RosterWords',
)
