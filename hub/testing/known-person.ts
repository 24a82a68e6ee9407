import type { Student } from '@matricula/contract'
import type { PersonalDatum } from '../src/http/personal-data.ts'
import { RealHome } from '../src/modules/students/real-home.ts'
import { syncRoster } from '../src/modules/students/sync-roster.ts'
import { payer } from './family.ts'
import { invoicePayer } from './invoice-payer.ts'
import type { TestHub } from './test-hub.ts'

/** How an answer is seen to tell something of one family: by what its words, or one of its objects, say. */
type Sign = (told: AnswerValues) => boolean

export type Signs = Readonly<Record<PersonalDatum, Sign>>

export interface AnswerValues {
  readonly text: string
  readonly objects: readonly Readonly<Record<string, unknown>>[]
}

export function valuesIn(body: unknown): AnswerValues {
  return { text: JSON.stringify(body), objects: objectsIn(body) }
}

function objectsIn(told: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof told !== 'object' || told === null) return []
  const deeper = Object.values(told).flatMap(objectsIn)
  return Array.isArray(told) ? deeper : [{ ...told }, ...deeper]
}

export const unpaid = 'CARTERA EN ESTUDIO'

/** What is to be found of a student, its home and its guardians; made of what the school's systems say. */
export async function signsOf(hub: TestHub, code: string): Promise<Signs> {
  const { sis } = hub.hub.app.plugins
  const read = { signal: AbortSignal.timeout(10_000), trace: 'test' }
  const student = await sis.findStudent(code, read)
  if (student?.home == null) throw new Error(`${code} has no home`)
  const related = await sis.relationships(student.id, read)
  const found = await Promise.all(related.map(({ relatedId }) => sis.findGuardian(relatedId, read)))
  const guardians = found.filter((one) => one !== null)
  const contacts = await Promise.all(guardians.map(({ id }) => sis.guardianContacts(id, read)))
  const emergency = await sis.emergencyContacts(student.id, read)
  const { home } = student
  const { maskedPoint } = new RealHome(home)
  return {
    childName: named(student),
    home: ({ text, objects }) =>
      text.includes(home.address) || objects.some(({ lat, lng }) => lat === home.lat || lng === home.lng),
    neighbourhood: ({ objects }) =>
      objects.some(({ lat, lng }) => lat === maskedPoint.lat && lng === maskedPoint.lng),
    paymentStatus: says([unpaid]),
    cardAuthorisation: has(/^card_?authorisation$/i),
    balance: has(/^balance2?$/i),
    services: has(/^(?:parents_fee|registration_fee|financially_responsible|alumni_child)$/),
    guardianName: ({ text, objects }) => guardians.some((one) => named(one)({ text, objects })),
    guardianDocument: says(guardians.flatMap(({ document }) => document ?? [])),
    guardianContact: says(contacts.flat().map(({ value }) => value)),
    emergencyContact: says(emergency.map(({ phone }) => phone)),
    payer: says([payer.id, payer.phone, payer.email]),
    invoicePayer: says([invoicePayer.number, invoicePayer.address, invoicePayer.email]),
  }
}

const says =
  (values: readonly string[]): Sign =>
  ({ text }) =>
    values.some((value) => value !== '' && text.includes(value))

/** A field of that name that says something. */
const has =
  (name: RegExp): Sign =>
  ({ objects }) =>
    objects.some((one) => Object.entries(one).some(([key, value]) => name.test(key) && value !== null))

function named({ firstNames, lastNames }: { firstNames: string; lastNames: string }): Sign {
  return ({ text, objects }) =>
    text.includes(`${firstNames} ${lastNames}`) ||
    objects.some((one) => [firstNames, lastNames].every((part) => Object.values(one).includes(part)))
}

/** From now on the student information system says that of everybody, and so does the roster. */
export async function plantStudentState({ hub: { app } }: TestHub): Promise<void> {
  const { sis } = app.plugins
  const unpaidOne = (student: Student): Student => ({
    ...student,
    terms: { ...student.terms, paymentStatus: unpaid },
  })
  const planted: typeof sis = {
    ...sis,
    listStudents: async (paging, read) => {
      const page = await sis.listStudents(paging, read)
      return { ...page, items: page.items.map(unpaidOne) }
    },
    findStudent: async (code, read) => {
      const student = await sis.findStudent(code, read)
      return student === null ? null : unpaidOne(student)
    },
  }
  Object.assign(app.plugins, { sis: planted })
  await syncRoster(app, AbortSignal.timeout(20_000))
}
