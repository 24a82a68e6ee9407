import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkEdit } from './check-edit.ts'
import { checkFee, type FeeForm } from './check-fee.ts'
import type { FeeChange } from './fee-write.ts'
import type { NewFee } from './fee.ts'
import { lockAt, lockInForce } from './lock-at.ts'
import { nameFee } from './name-fee.ts'
import { refuseTaken } from './refuse-taken.ts'

export interface FeeEdit extends FeeForm {
  readonly id: number
  /** The version that was read and edited. */
  readonly version: number
}

/**
 * Changes of the catalogue that are made together or not at all; the rows of `create` are stored once for each grade.
 */
export interface FeeChanges {
  readonly create: readonly FeeForm[]
  readonly edit: readonly FeeEdit[]
  /** Without a version, whatever the fee says now. */
  readonly archive: readonly { readonly id: number; readonly version?: number }[]
}

/**
 * What is to be written for the changes, each fee held until the transaction ends, or the first that cannot be made.
 */
export async function planChanges(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  { create, edit, archive }: FeeChanges,
): Promise<Refusal<'BAD_INPUT' | 'FEE_CHANGED' | 'FEE_DUPLICATE' | 'NOT_FOUND'> | readonly FeeChange[]> {
  const created = newFees(app, create)
  if (isRefused(created)) return created
  const writes: FeeChange[] = [...created]
  for (const one of edit) {
    const changed = await changedFee(app, trx, one)
    if (isRefused(changed)) return changed
    writes.push(changed)
  }
  for (const one of archive) {
    const before = await lockAt(app, trx, one)
    if (isRefused(before)) return before
    writes.push({ act: 'fee.archive', before, after: null })
  }
  return (await refuseTaken(app, trx, writes)) ?? writes
}

/** The same for new fees alone. */
export async function planNew(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  forms: readonly FeeForm[],
): Promise<Refusal<'BAD_INPUT' | 'FEE_DUPLICATE'> | readonly FeeChange[]> {
  const created = newFees(app, forms)
  return isRefused(created) ? created : ((await refuseTaken(app, trx, created)) ?? created)
}

/** The same for the end of one fee, whatever it says now. */
export async function planArchiving(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  id: number,
): Promise<Refusal<'NOT_FOUND'> | readonly FeeChange[]> {
  const before = await lockInForce(app, trx, id)
  return isRefused(before) ? before : [{ act: 'fee.archive', before, after: null }]
}

function newFees(
  { config }: Pick<AppContext, 'config'>,
  forms: readonly FeeForm[],
): Refusal<'BAD_INPUT'> | readonly FeeChange[] {
  const { project, parent } = config.seasons.parents
  const known = parent.grades.map(({ id }) => id)
  const wrong: Record<string, readonly string[]> = {}
  const fees = forms.flatMap((form, index) => {
    const checked = checkFee(form, known)
    if (checked.is === 'fee')
      return checked.grades.map((grade) => newFee({ ...checked.terms, project, grade }))
    for (const [field, keys] of Object.entries(checked.fields)) wrong[`${index}.${field}`] = keys
    return []
  })
  const [first] = Object.keys(wrong)
  if (first === undefined) return fees
  const { code = '', grade } = forms[Number.parseInt(first, 10)] ?? {}
  const facts = { fee: nameFee(parent.grades, { code, grade: [grade ?? []].flat()[0] ?? 0 }) }
  return refuse('BAD_INPUT', { fields: wrong, facts })
}

function newFee(after: NewFee): FeeChange {
  return { act: 'fee.create', before: null, after }
}

async function changedFee(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  edit: FeeEdit,
): Promise<Refusal<'BAD_INPUT' | 'FEE_CHANGED' | 'NOT_FOUND'> | FeeChange> {
  const before = await lockAt(app, trx, edit)
  if (isRefused(before)) return before
  const checked = checkEdit(before, edit)
  if (checked.is === 'wrong') {
    const { grades } = app.config.seasons.parents.parent
    return refuse('BAD_INPUT', { fields: checked.fields, facts: { fee: nameFee(grades, before) } })
  }
  const after = { ...before, ...checked.terms, version: before.version + 1 }
  return { act: 'fee.change', before, after }
}
