import { PluginFault, type Memo, type Partner, own } from '@matricula/contract'
import Joi from 'joi'
import { billedWith, supplier } from './demo-accounts.ts'

const studentPartner = /^C([0-9A-Z]{5})$/
const billing = /^familia\.([0-9a-z]{5})@example\.com$/

/** School codes that begin with ZZ have no partner until one is created. */
const isMissing = (student: string) => student.startsWith('ZZ')

export async function findPartner(memo: Memo, partnerCode: string): Promise<Partner | null> {
  const code = partnerCode.toUpperCase()
  if (code === supplier.code) return { ...named(supplier), email: billingAddress(supplier.billedWith) }
  const student = studentCodeOf(code)
  if (student === null) return null
  const known = !isMissing(student) || (await memo.get(placeOf(code))) !== undefined
  return known ? studentsPartner(code, student) : null
}

/** @throws PluginFault `not-found` when a command names a partner that is not there. */
export async function requirePartner(memo: Memo, partnerCode: string): Promise<Partner> {
  const partner = await findPartner(memo, partnerCode)
  if (partner !== null) return partner
  throw new PluginFault('not-found', 'accounting has no such business partner', { field: 'partnerCode' })
}

/** Everyone billed at `familia.{code}@example.com`, siblings and strangers included. */
export async function partnersByEmail(memo: Memo, email: string): Promise<readonly Partner[]> {
  const payer = billing.exec(email.trim().toLowerCase())?.[1]?.toUpperCase()
  if (payer === undefined) return []
  const siblings = Object.keys(billedWith).filter((code) => billedWith[code] === payer)
  const strangers = supplier.billedWith === payer ? [supplier.code] : []
  const itself = own(billedWith, payer) === undefined ? [payer] : []
  const codes = [...[...itself, ...siblings].map((code) => `C${code}`), ...strangers]
  const found = await Promise.all(codes.map((code) => findPartner(memo, code)))
  return found.filter((partner) => partner !== null)
}

/**
 * The same act again answers the partner it made.
 * @throws PluginFault `invalid` for a code that is not C and five letters or digits, `conflict` when it exists.
 */
export async function createPartner(memo: Memo, partnerCode: string, key: string): Promise<Partner> {
  const code = partnerCode.toUpperCase()
  const student = studentCodeOf(code)
  if (student === null) {
    throw new PluginFault('invalid', 'a partner code is C and a school code', { field: 'partnerCode' })
  }
  if (isMissing(student) && (await isMadeBy(memo, code, key))) return studentsPartner(code, student)
  throw new PluginFault('conflict', 'accounting has this partner already', { existing: code })
}

/** The codes of the partners that were created here. */
export async function createdPartners(memo: Memo): Promise<readonly string[]> {
  return (await memo.list(placeOf(''))).map(({ key }) => key.slice(placeOf('').length))
}

async function isMadeBy(memo: Memo, code: string, key: string): Promise<boolean> {
  if (await memo.add(placeOf(code), { key })) return true
  return Joi.attempt(await memo.get(placeOf(code)), storedPartner).key === key
}

const storedPartner = Joi.object<{ readonly key: string }>({ key: Joi.string().required() }).required()

/** The school code within a partner code, in upper case; null for partners that are no students. */
export function studentCodeOf(partnerCode: string): string | null {
  return studentPartner.exec(partnerCode.toUpperCase())?.[1] ?? null
}

function studentsPartner(code: string, student: string): Partner {
  return { code, name: `Estudiante ${student}`, email: billingAddress(own(billedWith, student) ?? student) }
}

function billingAddress(student: string): string {
  return `familia.${student.toLowerCase()}@example.com`
}

const placeOf = (code: string) => `partner/${code}`
const named = ({ code, name }: typeof supplier) => ({ code, name })
