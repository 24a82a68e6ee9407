import { healthOf, runRead } from '@matricula/contract'
import type { Paging, PluginKit, Relationship, SisAdapter, SisSupports } from '@matricula/contract'
import { allOf } from './ending-together.ts'
import { almaClient } from './client.ts'
import { mailsFrom, phonesFrom } from './from-contacts.ts'
import { fieldValuesFrom } from './from-custom-fields.ts'
import { emergencyContactsFrom, guardianFrom, relationshipsFrom } from './from-family.ts'
import { cachedValue, customFieldsOf } from '@matricula/contract/parts'
import { readSchool, readYears } from './read-school.ts'
import type { AlmaSchool } from './read-school.ts'
import { readStudent } from './read-student.ts'
import type { Settings } from './settings.ts'

const supports: Readonly<SisSupports> = Object.freeze({ admissions: false })

/** Alma as the hub's student information system. It only reads. */
export function openAlma(settings: Settings, kit: PluginKit): SisAdapter {
  const client = almaClient(settings, kit)
  const deps = { client, settings, kit }
  const school = cachedValue({
    fetch: (signal) => readSchool(deps, signal),
    now: () => kit.now(),
    ttlMs: settings.listHeldSeconds * 1000,
    timeoutMs: settings.listTimeoutSeconds * 1000,
  })
  const { members, fields } = settings

  return {
    supports,
    start: (signal) => runRead(async () => void (await readYears(deps, signal))),
    async stop() {
      school.drop()
      client.forget()
    },
    check: (signal) =>
      healthOf(() => readYears(deps, signal), {
        fixes: { unauthorised: "Check the API key and secret in Alma's API settings" },
      }),
    listStudents: (paging, { signal }) =>
      runRead(async () => {
        const lists = await school.get(signal)
        const { items, next } = pageOf(lists, paging, settings.studentsPerPage)
        const students = await allOf(items, signal, (listed, signal) =>
          readStudent(deps, { school: lists, listed }, signal),
        )
        return { items: students, next }
      }),
    findStudent: (code, { signal }) =>
      runRead(async () => {
        const lists = await school.get(signal)
        const listed = lists.byCode.get(code.normalize('NFC').trim().toUpperCase())
        return listed === undefined ? null : readStudent(deps, { school: lists, listed }, signal)
      }),
    customFields: (id, { signal }) =>
      runRead(async () => {
        const answer = await client.customFields(id, signal)
        return answer === null ? null : customFieldsOf(fieldValuesFrom(answer), fields)
      }),
    relationships: (id, { signal }) =>
      runRead(async () => {
        if (settings.familyLinks === 'households') return housemates(await school.get(signal), id)
        const answer = await client.relationships(id, signal)
        return answer === null ? [] : relationshipsFrom(answer, id, members.relationship)
      }),
    emergencyContacts: (id, { signal }) =>
      runRead(async () => {
        const answer = await client.emergencyContacts(id, signal)
        return answer === null ? [] : emergencyContactsFrom(answer, members.emergency)
      }),
    findGuardian: (id, { signal }) =>
      runRead(async () => {
        const answer = await client.parent(id, signal)
        return answer === null ? null : guardianFrom(answer, settings.guardianDocument)
      }),
    guardianContacts: (id, { signal }) =>
      runRead(async () => {
        const [mails, phones] = await Promise.all([
          client.parentMails(id, signal),
          client.parentPhones(id, signal),
        ])
        return [...(mails === null ? [] : mailsFrom(mails)), ...(phones === null ? [] : phonesFrom(phones))]
      }),
  }
}

/** The cursor is the last id that was given, so a walk goes on where it was in a list read anew. */
function pageOf({ students }: AlmaSchool, { cursor, size }: Paging, most: number) {
  const ahead = cursor === undefined ? students : students.filter(({ id }) => id > cursor)
  const items = ahead.slice(0, Math.min(size, most))
  return { items, next: items.length < ahead.length ? (items.at(-1)?.id ?? null) : null }
}

/** Who else is in the household: students are siblings, the others guardians whose role and purse Alma doesn't tell. */
function housemates(school: AlmaSchool, studentId: string): readonly Relationship[] {
  const isStudent = new Set(school.students.map(({ id }) => id))
  return (school.householdOf(studentId)?.memberIds ?? [])
    .filter((id) => id !== studentId)
    .map((relatedId) => ({
      studentId,
      relatedId,
      role: isStudent.has(relatedId) ? 'sibling' : 'guardian',
      financiallyResponsible: false,
    }))
}
