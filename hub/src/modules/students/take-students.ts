import type { Read } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type ComparedStudent, compareStudents } from './compare-roster.ts'
import { dropIfUnseen, saveInRoster } from './student.store.ts'

export interface TakeStudentsCommand {
  readonly codes: readonly string[]
  /** Those of the codes that the caller knows to be gone; nobody else is dropped. */
  readonly gone: readonly string[]
  readonly actor: string
  readonly trace: string
}

/** `kept`: gone without the caller knowing, so it stays in the roster. */
export interface TakenStudent {
  readonly code: string
  readonly is: ComparedStudent['is'] | 'kept'
}

const deadlineMs = 60_000

/**
 * Takes students over from the student information system as they are now, all of these or none; again, it changes
 * nothing. Who is gone leaves the roster as in the scheduled sync; orders, payments and documents stay.
 */
export async function takeStudents(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  command: TakeStudentsCommand,
): Promise<readonly TakenStudent[]> {
  const { codes, actor, trace } = command
  const asked = app.clock.wall()
  const read: Read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const compared = await compareStudents(app, codes, read)
  const gone = new Set(command.gone.map((code) => code.toUpperCase()))
  const taken = compared.map((one) => ({ ...one, is: isKept(one, gone) ? ('kept' as const) : one.is }))
  await inTransaction(app.database, async (trx) => {
    for (const one of taken) {
      await keep(trx, one, { asked, at: app.clock.wall() })
      const { code: subject, is, fields } = one
      if (is !== 'new' && is !== 'changed' && is !== 'gone') continue
      const after = { is, fields }
      await recordAudit(trx, { at: asked, actor, act: 'roster.take', subject, before: null, after, trace })
    }
  })
  return taken.map(({ code, is }) => ({ code, is }))
}

function isKept({ code, is }: ComparedStudent, gone: ReadonlySet<string>): boolean {
  return is === 'gone' && !gone.has(code)
}

type Decided = Pick<ComparedStudent, 'code' | 'student'> & Pick<TakenStudent, 'is'>

async function keep(
  trx: Transaction,
  { code, is, student }: Decided,
  { asked, at }: { readonly asked: Date; readonly at: Date },
): Promise<void> {
  if (is === 'gone') await dropIfUnseen(trx, code, asked)
  else if (is !== 'kept' && student !== null) await saveInRoster(trx, [student], at)
}
