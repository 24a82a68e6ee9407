import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  type EnrollmentOrder,
  findOrder,
  hasPayment,
  withdrawalOf,
  quoteEnrollment,
  quoteOf,
  readDraft,
  refuseUnsigned,
  unsignedDocuments,
} from '../enrollment/index.ts'
import { lookUpCode } from '../access/index.ts'
import type { Child } from './child.ts'
import { decideChildStatus, type ChildStatus } from './decide-child-status.ts'
import { reasonOf } from './reason.ts'
import type { Student } from '../students/student.ts'
import {
  currentAllocationOf,
  heldInvoiceOf,
  jointTokenOf,
  receiptTokenOf,
  refundsOfParts,
  standingSplitOf,
} from '../payments/index.ts'

/** One child as it stands now. A price that is not to be had is said of this child alone. */
export async function readChild(app: AppContext, guardianId: string, student: Student): Promise<Child> {
  const { database, config } = app
  const { code } = student
  const order = await findOrder(database, { project: config.seasons.parents.project, studentCode: code })
  const { outcome, student: known } = await lookUpCode(app, code)
  const draft = await readDraft(app, code)
  const allocation = order === null ? null : await currentAllocationOf(database, order.id)
  const status = decideChildStatus({ outcome, order, attempt: allocation, draft })
  const quote = await priceOf(app, { status, order, draft, student: known })
  const unsigned = await refuseUnsigned(app, code)
  const isSigned = status !== 'paid' || (await unsignedDocuments(app, code)).length === 0
  const heldInvoice = await heldInvoiceOf(database, code)
  return {
    student,
    status,
    choices: choicesOf(status, { order, draft }),
    quote: isRefused(quote) ? null : quote,
    draftVersion: draft.version,
    order,
    refunds: allocation === null ? [] : await refundsOfParts(database, [allocation]),
    split: order?.status === 'split' ? await splitOf(database, guardianId, order) : null,
    withdrawal: order === null ? null : await withdrawalOf(database, order),
    receiptToken: order !== null && hasPayment(order) ? await receiptTokenOf(database, order.id) : null,
    familyToken: await jointTokenOf(
      database,
      guardianId,
      allocation?.attempt.pays === 'orders' ? allocation.attemptId : null,
    ),
    why: reasonOf({
      status,
      outcome,
      quote,
      transport: draft.transport.is,
      unsigned,
      isSigned,
      heldInvoice,
    }),
  }
}

async function splitOf(
  database: AppContext['database'],
  guardianId: string,
  { id }: EnrollmentOrder,
): Promise<Child['split']> {
  const split = await standingSplitOf(database, id)
  return split && { split, isOwn: split.guardianId === guardianId }
}

interface Known {
  readonly order: EnrollmentOrder | null
  readonly draft: Awaited<ReturnType<typeof readDraft>>
}

/** Once a payment is under way, the order says what was chosen and what it costs. */
const settled: readonly ChildStatus[] = ['paying', 'split', 'agreement', 'review', 'paid']

function choicesOf(status: ChildStatus, { order, draft }: Known): Child['choices'] {
  if (order !== null && order.flow === 'parent' && settled.includes(status)) return quoteOf(order).choices
  return status === 'choosing' || status === 'ready' ? draft : null
}

async function priceOf(
  app: AppContext,
  {
    status,
    order,
    draft,
    student,
  }: Known & { readonly status: ChildStatus; readonly student: Student | null },
) {
  if (order !== null && order.flow === 'parent' && settled.includes(status)) return quoteOf(order)
  if (status !== 'choosing' && status !== 'ready') return null
  try {
    return await quoteEnrollment(app, student, draft)
  } catch (error) {
    if (error instanceof PluginFault) return refuse('FEATURE_DOWN')
    throw error
  }
}
