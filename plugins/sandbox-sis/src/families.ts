import type { Contact, EmergencyContact, Guardian, Place } from '@matricula/contract'
import type { Dice } from './dice.ts'
import { firstNames, surname, type Gender } from './names.ts'

export interface Family {
  /** `fam-` and the first child's code. */
  readonly id: string
  /** The children's two surnames: the father's first, then the mother's. */
  readonly surnames: readonly [string, string]
  readonly home: Place
  readonly adults: readonly Adult[]
  readonly emergency: readonly EmergencyContact[]
  /** Ids of its students here, oldest first. */
  readonly children: readonly string[]
}

export interface Adult {
  readonly guardian: Guardian
  readonly role: 'mother' | 'father' | 'guardian'
  readonly pays: boolean
  readonly contacts: readonly Contact[]
}

export interface FamilyBasics {
  readonly codes: readonly [string, ...string[]]
  readonly surnames: readonly [string, string]
  readonly home: Place
}

type Role = Adult['role']

const households: readonly (readonly [readonly [Role, ...Role[]], number])[] = [
  [['mother', 'father'], 78],
  [['mother'], 11],
  [['father'], 4],
  [['mother', 'guardian'], 5],
  [['guardian'], 2],
]

const relatives: readonly (readonly [string, Gender])[] = [
  ['Abuela', 'F'],
  ['Abuelo', 'M'],
  ['Tía', 'F'],
  ['Tío', 'M'],
  ['Vecina', 'F'],
]

/** The grown-ups around the children: guardians, who of them pays, and whom to call. */
export function generateFamily(throws: Dice, { codes, surnames, home }: FamilyBasics): Family {
  const roles = throws.weigh(households)
  const payer = throws.below(roles.length)
  const adults = roles.map((role, index) => ({
    ...drawAdult(throws, { role, surnames, number: `${codes[0]}-${index + 1}` }),
    pays: index === payer,
  }))
  return {
    id: `fam-${codes[0]}`,
    surnames,
    home,
    adults: adults.map((adult) => (adult.pays ? withMailbox(adult, codes[0]) : adult)),
    emergency: Array.from({ length: throws.between(1, 3) }, () => drawEmergencyContact(throws, surnames)),
    children: codes.map((code) => `stu-${code}`),
  }
}

function drawAdult(
  throws: Dice,
  { role, surnames, number }: { role: Role; surnames: readonly [string, string]; number: string },
): Omit<Adult, 'pays'> {
  const gender = role === 'mother' ? 'F' : role === 'father' ? 'M' : throws.pick(['F', 'M'] as const)
  const first = firstNames(throws, 'adult', gender)
  const own = role === 'mother' ? surnames[1] : surnames[0]
  const mail = `${plain(first)}.${plain(own)}.${number}@example.com`.toLowerCase()
  const contacts: Contact[] = [{ kind: 'phone', value: drawMobile(throws), label: 'Celular' }]
  if (throws.chance(90)) contacts.push({ kind: 'email', value: mail, label: 'Personal' })
  if (throws.chance(25)) contacts.push({ kind: 'phone', value: drawMobile(throws), label: 'Trabajo' })
  return {
    role,
    contacts,
    guardian: {
      id: `par-${number}`,
      firstNames: first,
      lastNames: `${own} ${surname(throws)}`,
      document: throws.chance(96) ? String(throws.between(1_010_000_000, 1_099_999_999)) : null,
    },
  }
}

/** Accounting knows a student's family by this address, so the payer has it as well. */
function withMailbox(adult: Adult, code: string): Adult {
  const address = `familia.${code.toLowerCase()}@example.com`
  return { ...adult, contacts: [{ kind: 'email', value: address, label: 'Facturación' }, ...adult.contacts] }
}

function drawEmergencyContact(throws: Dice, surnames: readonly [string, string]): EmergencyContact {
  const [relationship, gender] = throws.pick(relatives)
  const name = `${firstNames(throws, 'adult', gender)} ${throws.pick(surnames)} ${surname(throws)}`
  return { name, relationship, phone: drawMobile(throws) }
}

/** Ten digits, as Colombian mobile numbers have. */
function drawMobile(throws: Dice): string {
  return `${throws.between(300, 320)}${String(throws.below(10_000_000)).padStart(7, '0')}`
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(' ', '.')
}
