import { type DocumentName, PluginFault, type Signing } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type GuardianAddress, guardianWhoPays, readStudent } from '../students/index.ts'
import { isOver } from './documents-state.ts'
import {
  addSigning,
  type DocumentKey,
  dropSigning,
  findSigning,
  keepAddress,
  keepStatus,
  type KeptSigning,
  replaceSigning,
} from './signing.store.ts'
import type { Student } from '../students/student.ts'

export interface SendAsk {
  readonly studentCode: string
  readonly document: DocumentName
  /** Null: the guardian that the student information system names. */
  readonly signer: GuardianAddress | null
  readonly actor: string
  readonly trace: string
}

const deadlineMs = 20_000

/** Sends a document to be signed, once; asked again, it answers the same signing until that one is over. */
export async function sendDocument(app: AppContext, ask: SendAsk) {
  const { studentCode, document, trace } = ask
  const student = await readStudent(app, studentCode)
  if (student === null) return refuse('NOT_FOUND')
  const key = { project: app.config.seasons.parents.project, studentCode, document }
  const present = await findSigning(app.database, key)
  if (present !== null && present.vendorId !== null && !isOver(present.status)) return present
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const signer = ask.signer ?? (await guardianWhoPays(app, student, read))
  if (signer === null) return refuse('BAD_INPUT', { fields: { email: ['validation.any.required'] } })
  const signing = await claimSigning(app, { key, present, email: signer.email, actor: ask.actor })
  const sent = await sendOnce(app, { signing, student, signer, trace })
  return isRefused(sent) ? sent : keepSent(app, { signing, sent, ask })
}

interface Claim {
  readonly key: DocumentKey
  readonly present: KeptSigning | null
  readonly email: string
  readonly actor: string
}

/** The signing to send: what is kept stands before the vendor hears of it, and of two callers both get the same. */
async function claimSigning(
  { database, ids, clock }: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  { key, present, email, actor }: Claim,
): Promise<KeptSigning> {
  if (present !== null && !isOver(present.status)) return present
  const at = clock.wall()
  const signing: KeptSigning = {
    ...key,
    id: ids.id(),
    reference: ids.reference(),
    vendorId: null,
    status: 'new',
    email,
    requestedBy: actor,
    requestedAt: at,
    updatedAt: at,
  }
  const isOurs =
    present === null ? await addSigning(database, signing) : await replaceSigning(database, present, signing)
  const kept = isOurs ? signing : await findSigning(database, key)
  if (kept === null) throw new Error('a signing that is there cannot be found')
  return kept
}

interface Sending {
  readonly signing: KeptSigning
  readonly student: Student
  readonly signer: GuardianAddress
  readonly trace: string
}

/** Looks first for what an earlier try may have left at the vendor. */
async function sendOnce(
  app: Pick<AppContext, 'database' | 'plugins'>,
  sending: Sending,
): Promise<Refusal<'VENDOR_REFUSED'> | Signing> {
  const { signing, trace } = sending
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const { esign } = app.plugins
  try {
    return (
      (await esign.findByReference(signing.reference, read)) ??
      (await esign.send(requestOf(sending), { ...read, key: signing.id }))
    )
  } catch (fault) {
    if (!(fault instanceof PluginFault) || fault.code !== 'rejected') throw fault
    await dropSigning(app.database, signing.id)
    return refuse('VENDOR_REFUSED', { values: { reason: (fault.reason ?? '').slice(0, 200) } })
  }
}

function requestOf({ signing, student, signer }: Sending) {
  const { document, reference, project } = signing
  return {
    document,
    reference,
    signer,
    fields: {
      project,
      studentCode: student.code,
      studentName: `${student.firstNames} ${student.lastNames}`,
      grade: student.nextGrade?.name ?? '',
    },
    locale: 'es-CO' as const,
  }
}

interface Sent {
  readonly signing: KeptSigning
  readonly sent: Signing
  readonly ask: SendAsk
}

async function keepSent(
  app: Pick<AppContext, 'database' | 'clock'>,
  { signing, sent, ask }: Sent,
): Promise<KeptSigning> {
  const at = app.clock.wall()
  const { id: vendorId, status, email } = sent
  await inTransaction(app.database, async (trx) => {
    await keepStatus(trx, signing.id, { signing: sent, at })
    await keepAddress(trx, signing.id, email)
    await recordAudit(trx, {
      at,
      actor: ask.actor,
      act: 'document.send',
      subject: ask.studentCode,
      before: null,
      after: { document: ask.document, status, reference: signing.reference },
      trace: ask.trace,
    })
  })
  return { ...signing, vendorId, status, email, updatedAt: at }
}
