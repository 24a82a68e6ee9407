import { PluginFault, own } from '@matricula/contract'
import type { Place, Student } from '@matricula/contract'
import type { AlmaClient } from './client.ts'
import { homeAddressFrom } from './from-contacts.ts'
import { fieldValuesFrom } from './from-custom-fields.ts'
import type { ListedStudent } from './from-students.ts'
import { fold, pointOf, termsOf } from '@matricula/contract/parts'
import type { FieldValues } from '@matricula/contract/parts'
import type { ReadSchoolDeps, AlmaSchool } from './read-school.ts'

/** A student of the list with the details that Alma tells one by one. */
export async function readStudent(
  { client, settings, kit }: ReadSchoolDeps,
  { school, listed }: { readonly school: AlmaSchool; readonly listed: ListedStudent },
  signal: AbortSignal,
): Promise<Student> {
  const { id, code, firstNames, lastNames, gender, status } = listed
  const values = await valuesOf(client, id, signal)
  const word = own(settings.statusWords, status)
  if (word === undefined)
    kit.log.warn({ status: status.slice(0, 30) }, 'a student has a status nobody told us of')
  return {
    id,
    code,
    firstNames,
    lastNames,
    status: word ?? status,
    gender,
    ...school.gradesOf(id),
    enrollmentYear: values.get(fold(settings.fields.enrollmentYear)) ?? '',
    familyId: school.householdOf(id)?.id ?? null,
    home: await homeOf(),
    terms: termsOf(values, settings.fields, values.get(fold(settings.fields.admissionsId)) || null),
  }

  async function homeOf(): Promise<Place | null> {
    const point = pointOf(values, settings.fields)
    if (point === null) return null
    const addresses = await client.addresses(id, signal)
    return { ...point, address: addresses === null ? '' : homeAddressFrom(addresses) }
  }
}

/**
 * A student of the list without custom fields is a wrong path, or one who left a moment ago; an empty set of terms in
 * the roster would be worse than reading again later.
 */
async function valuesOf(client: AlmaClient, id: string, signal: AbortSignal): Promise<FieldValues> {
  const answer = await client.customFields(id, signal)
  if (answer === null)
    throw new PluginFault('not-found', 'the vendor has no custom fields of a listed student')
  return fieldValuesFrom(answer)
}
