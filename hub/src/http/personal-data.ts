import { staffRoles } from '../../api/lists.ts'
import { type Caller, type Role, scopeOf } from './caller.ts'
import { admin, admissions, finance, office, people, routing } from './access-roles.ts'

/** `link`: whoever has the address of a receipt, which families pass on. */
type DataReader = Role | 'link'

/**
 * Who may be told what of a person: the one table. A family and a guardian are told of their own alone. What a view
 * tells to some of its callers asks `mayRead`; a test walks every answer for every role and knows no other reader.
 */
export const personalData = {
  childName: ['student', 'guardian', 'link', ...people],
  home: routing,
  neighbourhood: ['student'],
  paymentStatus: ['student', ...admissions],
  cardAuthorisation: ['student', ...admissions],
  balance: ['student', 'guardian', 'link', ...office],
  services: office,
  guardianName: admissions,
  guardianDocument: admissions,
  guardianContact: ['guardian', ...office],
  emergencyContact: admissions,
  // Document, phone and mail; the name alone stands on the receipt for whoever has its address.
  payer: admin,
  // Whom an invoice is made out to: finance has it issued; who paid by a link reads their own.
  invoicePayer: ['link', 'student', 'guardian', ...finance],
} as const satisfies Readonly<Record<string, readonly DataReader[]>>

export type PersonalDatum = keyof typeof personalData

export function mayRead(caller: Pick<Caller, 'kind' | 'roles'>, datum: PersonalDatum): boolean {
  const readers: readonly DataReader[] = personalData[datum]
  return scopeOf(caller).some((opens) => readers.some((reader) => reader === opens))
}

/** What readers of one role may be told, over all calls. */
export function readableBy(reader: DataReader): readonly PersonalDatum[] {
  const data = Object.keys(personalData) as PersonalDatum[]
  return data.filter((datum) => (personalData[datum] as readonly DataReader[]).includes(reader))
}

export const readers: readonly DataReader[] = ['link', 'student', 'guardian', ...staffRoles]
