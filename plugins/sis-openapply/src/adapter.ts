import { healthOf, PluginFault, runRead } from '@matricula/contract'
import type { Page, Paging, PluginKit, SisAdapter, SisSupports } from '@matricula/contract'
import { mostPerPage, openApplyClient } from './client.ts'
import { parentFrom, studentFrom, studentsFrom } from './from-students.ts'
import type { OneStudent, WireParent, WireStudent } from './from-students.ts'
import { cachedValue, customFieldsOf, gradeTable } from '@matricula/contract/parts'
import { listed } from './listed.ts'
import { readCodes } from './read-codes.ts'
import type { Settings } from './settings.ts'
import { emergencyContactsOf, fieldValuesOf } from './to-field-values.ts'
import { contactsOf, guardianOf, relationshipsOf } from './to-family.ts'
import { codeOf, toAdmission, toStudent } from './to-student.ts'

const supports: Readonly<SisSupports> = Object.freeze({ admissions: true })

/** OpenApply as an information system of its own, or beside another for its admissions alone. It only reads. */
export function openOpenApply(settings: Settings, kit: PluginKit): SisAdapter {
  const client = openApplyClient(settings, kit)
  const deps = { settings, grades: gradeTable(settings.grades), log: kit.log }
  const codes = cachedValue({
    fetch: (signal) => readCodes(client, settings, signal),
    now: () => kit.now(),
    ttlMs: settings.codesHeldSeconds * 1000,
    timeoutMs: settings.codesTimeoutSeconds * 1000,
  })

  async function studentBy(id: string, signal: AbortSignal): Promise<OneStudent | null> {
    const answer = await client.student(id, signal)
    return answer === null ? null : studentFrom(answer)
  }

  async function parentBy(id: string, signal: AbortSignal): Promise<WireParent | null> {
    const answer = await client.parent(id, signal)
    return answer === null ? null : parentFrom(answer)
  }

  /** The cursor is the last id; only an empty page is the last. */
  async function pageOf({ cursor, size }: Paging, signal: AbortSignal): Promise<Page<WireStudent>> {
    const window = { sinceId: sinceIdOf(cursor), count: Math.min(size, mostPerPage) }
    const items = studentsFrom(listed(await client.students(window, signal)), window)
    const last = items.at(-1)
    return { items, next: last === undefined ? null : String(last.id) }
  }

  const probe = async (signal: AbortSignal) => void (await pageOf({ size: 1 }, signal))

  return {
    supports,
    start: (signal) => runRead(() => probe(signal)),
    async stop() {
      codes.drop()
      client.forget()
    },
    check: (signal) =>
      healthOf(() => probe(signal), {
        fixes: { unauthorised: "Check the client id and secret in OpenApply's API settings" },
      }),
    listStudents: (paging, { signal }) =>
      runRead(async () => {
        const { items, next } = await pageOf(paging, signal)
        const coded = items.filter((wire) => codeOf(wire, settings) !== '')
        return { items: coded.map((wire) => toStudent(wire, deps)), next }
      }),
    findStudent: (code, { signal }) =>
      runRead(async () => {
        const wanted = code.normalize('NFC').trim().toUpperCase()
        const id = (await codes.get(signal)).get(wanted)
        const found = id === undefined ? null : await studentBy(id, signal)
        // A code may have been given to somebody else since the codes were read.
        const isStillTheirs = found !== null && codeOf(found.student, settings).toUpperCase() === wanted
        return isStillTheirs ? toStudent(found.student, deps) : null
      }),
    customFields: (id, { signal }) =>
      runRead(async () => {
        const found = await studentBy(id, signal)
        if (found === null) return null
        return customFieldsOf(fieldValuesOf(found.student.custom_fields), settings.fields)
      }),
    relationships: (id, { signal }) =>
      runRead(async () => {
        const found = await studentBy(id, signal)
        return found === null ? [] : relationshipsOf(found, settings)
      }),
    emergencyContacts: (id, { signal }) =>
      runRead(async () => {
        const found = await studentBy(id, signal)
        if (found === null) return []
        return emergencyContactsOf(found.student.custom_fields, settings.fields.emergencyContacts)
      }),
    findGuardian: (id, { signal }) =>
      runRead(async () => {
        const parent = await parentBy(id, signal)
        return parent === null ? null : guardianOf(parent, settings)
      }),
    guardianContacts: (id, { signal }) =>
      runRead(async () => {
        const parent = await parentBy(id, signal)
        return parent === null ? [] : contactsOf(parent)
      }),
    admissions: {
      list: (paging, { signal }) =>
        runRead(async () => {
          const { items, next } = await pageOf(paging, signal)
          return { items: items.map((wire) => toAdmission(wire, deps)), next }
        }),
      find: (id, { signal }) =>
        runRead(async () => {
          const found = await studentBy(id, signal)
          return found === null ? null : toAdmission(found.student, deps)
        }),
    },
  }
}

function sinceIdOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor)
  throw new PluginFault('invalid', 'the cursor is none of ours')
}
