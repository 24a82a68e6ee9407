import { isDeepStrictEqual } from 'node:util'
import type { Place } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { actorOf, type Caller } from '../../http/caller.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  chooseTransport,
  resolveHome,
  recordOfTransport,
  viewTransport,
  type TransportView,
  type TransportChoice,
  type TransportInput,
} from '../transport/index.ts'
import { type Draft, readDraft, viewDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { refuseFamilyOnceSettled, refuseOnceSettled, type Settled } from './still-open.ts'
import { writeDraft } from './write-draft.ts'

export interface ConfirmTransportCommand {
  readonly studentCode: string
  readonly input: Omit<TransportInput, 'student' | 'grade' | 'place'> & { readonly place: Place }
  readonly caller: Caller
  readonly trace: string
}

type Chosen = Extract<TransportChoice, { is: 'chosen' }>

export interface Confirmed {
  readonly transport: TransportView
  /** What the draft held. */
  readonly before: TransportView
  /** Why the draft takes no other transport any more. */
  readonly settled: Settled | null
}

const deadlineMs = 15_000

/** Measures and prices the choice, and keeps nothing. */
export async function priceTransport(app: AppContext, command: ConfirmTransportCommand) {
  const draft = await readDraft(app, command.studentCode)
  const transport = await priceChoice(app, command, draft)
  if (isRefused(transport)) return transport
  const refusal = await refuseOnce(app, command)
  return viewConfirmed(command, draft, { transport, settled: refusal?.code ?? null })
}

/** Measures and prices the choice and puts it into the draft; a draft that holds it already stays as it is. */
export async function confirmTransport(app: AppContext, command: ConfirmTransportCommand) {
  const { studentCode, caller } = command
  const refusal = await refuseOnce(app, command)
  if (refusal !== null) return refusal
  const known = await readDraft(app, studentCode)
  const transport = await priceChoice(app, command, known)
  if (isRefused(transport)) return transport
  // Measuring takes its time.
  const draft = await readDraft(app, studentCode)
  return isSame(draft.transport, transport) || (await keepTransport(app, { command, draft, transport }))
    ? viewConfirmed(command, draft, { transport, settled: null })
    : refuse('DRAFT_CHANGED', {
        facts: { current: viewDraft(await readDraft(app, studentCode), caller) },
      })
}

/** What was paid at the school binds the family, and not the office. */
function refuseOnce(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { studentCode, caller }: ConfirmTransportCommand,
): Promise<Refusal<Settled> | null> {
  const refusing = caller.kind === 'student' ? refuseFamilyOnceSettled : refuseOnceSettled
  return refusing(app, studentCode)
}

function isSame(one: TransportChoice, other: TransportChoice): boolean {
  return isDeepStrictEqual(recordOfTransport(one), recordOfTransport(other))
}

function viewConfirmed(
  { caller }: ConfirmTransportCommand,
  { transport: before }: Draft,
  { transport, settled }: { readonly transport: Chosen; readonly settled: Settled | null },
): Confirmed {
  return {
    transport: viewTransport(transport, caller),
    before: viewTransport(before, caller),
    settled,
  }
}

async function priceChoice(
  app: AppContext,
  { studentCode, input, trace }: ConfirmTransportCommand,
  { transport: held }: Draft,
): Promise<
  Refusal<'NOT_FOUND' | 'NO_ROUTE' | 'TOO_FAR' | 'TRANSPORT_FEE_MISSING' | 'TRANSPORT_NOT_CONFIRMED'> | Chosen
> {
  const enrollee = await readEnrollee(app, studentCode)
  if (isRefused(enrollee)) return enrollee
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const place = resolveHome(input.place, [held.is === 'chosen' ? held.place : null, enrollee.student.home])
  const chosen = await chooseTransport(app, { ...input, ...enrollee, place }, read)
  return isRefused(chosen) ? chosen : { is: 'chosen', ...chosen }
}

interface Keeping {
  readonly command: ConfirmTransportCommand
  readonly draft: Draft
  readonly transport: Chosen
}

/** False when somebody kept another draft meanwhile. */
async function keepTransport(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { command: { studentCode, caller, trace }, draft, transport }: Keeping,
): Promise<boolean> {
  const { activities: _held, ...before } = draft
  const change = { studentCode, before, next: { ...before, transport }, actor: actorOf(caller), trace }
  return (await writeDraft(app, { ...change, act: 'transport.confirm' })) !== null
}
