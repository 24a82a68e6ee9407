import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { callerOf, isOffice } from '../../http/caller.ts'
import { partnerCodeOf, studentCodeOf } from '../../shared/partner-code.ts'
import { pesos } from '../../shared/money.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { ownChildren } from '../families/index.ts'
import { type ListedInvoice, openInvoicesOf } from '../invoices/index.ts'
import { findByCodes, siblingsOf } from '../students/index.ts'
import { conceptWithoutNames } from '../../../api/concept-without-names.ts'
import type { LinkDocument, PayLink } from './pay-link.ts'
import { amountTerms } from './amount-terms.ts'
import type { AskedOnAccount, AskedDocument, PayLinkPayload } from './pay-links.schemas.ts'

type AskedItems = Pick<PayLink, 'students' | 'documents' | 'onAccount'>
type AskedRefusal = Refusal<
  'BAD_INPUT' | 'NOT_FOUND' | 'NOT_VERIFIED' | 'ON_ACCOUNT_UNAVAILABLE' | 'PAY_LINK_FAMILIES'
>

/** What the caller may ask somebody to pay, all of one family; anything else is not there. */
export async function checkAsked(
  app: AppContext,
  request: Request,
  asked: PayLinkPayload,
): Promise<AskedRefusal | AskedItems> {
  if (asked.kind === 'enrollment') {
    const students = await ownStudents(app, request, asked.students)
    return isRefused(students) ? students : { students, documents: [], onAccount: null }
  }
  // Whoever has a student's code is shown no invoices, and asks nobody for money.
  if (callerOf(request).kind === 'student') return refuse('NOT_FOUND')
  if (asked.kind === 'account') return onAccountOf(app, request, asked)
  const codes = [...new Set(asked.documents.map(({ CardCode }) => studentCodeOf(CardCode)))]
  const students = await ownStudents(app, request, codes)
  if (isRefused(students)) return students
  const documents = await openDocuments(app, asked.documents, request.info.id)
  return documents.length < asked.documents.length
    ? refuse('NOT_FOUND')
    : { students, documents, onAccount: null }
}

async function onAccountOf(
  app: AppContext,
  request: Request,
  { student, amount, concept }: AskedOnAccount,
): Promise<AskedRefusal | AskedItems> {
  const students = await ownStudents(app, request, [student])
  if (isRefused(students)) return students
  const terms = amountTerms(app)
  if (terms === null) return refuse('ON_ACCOUNT_UNAVAILABLE')
  if (amount < terms.least || amount > terms.most)
    return refuse('BAD_INPUT', {
      fields: { amount: ['payLink.amount'] },
      values: { least: pesos(terms.least), most: pesos(terms.most) },
    })
  const family = await inFamiliesOf(app, students)
  return { students, documents: [], onAccount: { amount, concept: conceptWithoutNames(concept, family) } }
}

async function ownStudents(
  app: Pick<AppContext, 'database' | 'plugins'>,
  request: Request,
  codes: readonly string[],
): Promise<AskedRefusal | readonly string[]> {
  const caller = callerOf(request)
  if (isOffice(caller)) return studentsOfOneFamily(app, codes, request.info.id)
  if (caller.kind === 'student')
    return codes.every((code) => !isRefused(authorizeStudent(caller, code))) ? codes : refuse('NOT_FOUND')
  const email = await guardianEmail(app.database, caller.subject)
  if (email === null) return refuse('NOT_VERIFIED')
  return (await areAllOf(app, { email, codes, trace: request.info.id })) ? codes : refuse('NOT_FOUND')
}

/** Whom the office asks for: several only where one guardian has them all. */
async function studentsOfOneFamily(
  app: Pick<AppContext, 'database' | 'plugins'>,
  codes: readonly string[],
  trace: string,
): Promise<AskedRefusal | readonly string[]> {
  const known = await findByCodes(app.database, codes)
  const [first] = known
  if (first === undefined || known.length < codes.length) return refuse('NOT_FOUND')
  if (codes.length === 1) return codes
  const read = { signal: AbortSignal.timeout(10_000), trace }
  const email = (await app.plugins.accounting.findPartner(partnerCodeOf(first.code), read))?.email ?? ''
  const isOneFamily = email !== '' && (await areAllOf(app, { email, codes, trace }))
  return isOneFamily ? codes : refuse('PAY_LINK_FAMILIES')
}

interface Billed {
  readonly email: string
  readonly codes: readonly string[]
  readonly trace: string
}

/** Whether all of these students are billed at this address. */
async function areAllOf(
  app: Pick<AppContext, 'database' | 'plugins'>,
  { email, codes, trace }: Billed,
): Promise<boolean> {
  const own = new Set((await ownChildren(app, email, trace)).map(({ code }) => code))
  return codes.every((code) => own.has(code))
}

async function openDocuments(
  app: AppContext,
  asked: readonly AskedDocument[],
  trace: string,
): Promise<readonly LinkDocument[]> {
  const partners = [...new Set(asked.map(({ CardCode }) => CardCode))]
  const open = await openInvoicesOf(app, partners, trace)
  const families = await inFamiliesOf(app, partners.map(studentCodeOf))
  return asked.flatMap(({ DocNum, CardCode }) => {
    const invoice = open.find(({ docNum, partnerCode }) => docNum === DocNum && partnerCode === CardCode)
    return invoice === undefined ? [] : [documentOf(invoice, families)]
  })
}

/** These students and their siblings, none of whom a payer is told of. */
async function inFamiliesOf({ database }: Pick<AppContext, 'database'>, codes: readonly string[]) {
  const known = await findByCodes(database, codes)
  const families = new Set(known.flatMap(({ familyId }) => familyId ?? []))
  const members = await Promise.all([...families].map((family) => siblingsOf(database, family)))
  return [...known, ...members.flat()]
}

function documentOf(
  { docNum, partnerCode, description }: ListedInvoice,
  students: Parameters<typeof conceptWithoutNames>[1],
): LinkDocument {
  return { docNum, partnerCode, concept: conceptWithoutNames(description, students) }
}
