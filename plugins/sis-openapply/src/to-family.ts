import type { Contact, Guardian, Relationship } from '@matricula/contract'
import type { OneStudent, WireParent } from './from-students.ts'
import { codeText, fold, joinWords, siNo } from '@matricula/contract/parts'
import type { Settings } from './settings.ts'
import { fieldValuesOf } from './to-field-values.ts'

/** Parents first, then brothers and sisters. */
export function relationshipsOf(
  { student, parents }: OneStudent,
  { fields }: Settings,
): readonly Relationship[] {
  const studentId = String(student.id)
  return [
    ...parents.map((parent) => ({
      studentId,
      relatedId: String(parent.id),
      role: parent.parent_role ?? '',
      financiallyResponsible: siNo(fieldOf(parent, fields.guardianPays)) === 'Si',
    })),
    ...(student.sibling_ids ?? []).map((id) => ({
      studentId,
      relatedId: String(id),
      role: 'sibling',
      financiallyResponsible: false,
    })),
  ]
}

export function guardianOf(parent: WireParent, { fields }: Settings): Guardian {
  const document = fieldOf(parent, fields.guardianDocument)
  return {
    id: String(parent.id),
    firstNames: joinWords(parent.first_name ?? ''),
    lastNames: joinWords(parent.last_name ?? ''),
    document: document === '' ? null : document,
  }
}

export function contactsOf({ email, mobile_phone, phone }: WireParent): readonly Contact[] {
  const contacts: readonly Contact[] = [
    { kind: 'email', value: codeText(email), label: 'Email' },
    { kind: 'phone', value: codeText(mobile_phone), label: 'Mobile' },
    { kind: 'phone', value: codeText(phone), label: 'Phone' },
  ]
  return contacts.filter(({ value }) => value !== '')
}

function fieldOf(parent: WireParent, slug: string): string {
  return fieldValuesOf(parent.custom_fields).get(fold(slug)) ?? ''
}
