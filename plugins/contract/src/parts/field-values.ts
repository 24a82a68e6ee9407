import type { CustomFields, EnrollmentTerms, Point } from '../index.ts'
import { fold } from './fold.ts'
import { degrees, pesos, siNo, siUnlessNo, wholeNumber } from './words.ts'

/** Custom fields by their folded name. */
export type FieldValues = ReadonlyMap<string, string>

/** The custom fields of the profile by the school's names for them; a field that is not there is empty, No or 0. */
export function customFieldsOf(
  values: FieldValues,
  names: Readonly<Record<keyof CustomFields, string>>,
): CustomFields {
  const text = (name: keyof CustomFields) => values.get(fold(names[name])) ?? ''
  return {
    alumniChild: siNo(text('alumniChild')),
    sisterSchool: siNo(text('sisterSchool')),
    employeeChild: siNo(text('employeeChild')),
    familyMoreThanOne: siNo(text('familyMoreThanOne')),
    childNumber: wholeNumber(text('childNumber')),
    payYearInAdvance: siNo(text('payYearInAdvance')),
    registrationFee: pesos(text('registrationFee')),
    parentsFee: pesos(text('parentsFee')),
    accidentInsurance: siNo(text('accidentInsurance')),
    yearbook: siNo(text('yearbook')),
    digitalYearbook: siNo(text('digitalYearbook')),
    lunch: siNo(text('lunch')),
    snack: siNo(text('snack')),
    transport: siNo(text('transport')),
    transportMode: text('transportMode'),
    lifeInsurance: siNo(text('lifeInsurance')),
    unemploymentInsurance: siNo(text('unemploymentInsurance')),
    financiallyResponsible: text('financiallyResponsible'),
  }
}

type NamedTerm = Exclude<keyof EnrollmentTerms, 'admissionsId'>

export function termsOf(
  values: FieldValues,
  names: Readonly<Record<NamedTerm, string>>,
  admissionsId: string | null,
): EnrollmentTerms {
  const text = (name: NamedTerm) => values.get(fold(names[name])) ?? ''
  return {
    antiquity: text('antiquity'),
    authorisation: text('authorisation'),
    paymentStatus: text('paymentStatus'),
    cardAuthorisation: siUnlessNo(text('cardAuthorisation')),
    transportRequirement: text('transportRequirement'),
    admissionsId,
  }
}

/** Where the student lives; null unless both coordinates are there. */
export function pointOf(
  values: FieldValues,
  names: Readonly<Record<'latitude' | 'longitude', string>>,
): Point | null {
  const lat = degrees(values.get(fold(names.latitude)) ?? '', 90)
  const lng = degrees(values.get(fold(names.longitude)) ?? '', 180)
  return lat === null || lng === null ? null : { lat, lng }
}
