import { type Payout, withholdings } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sha256 } from '../../shared/ids.ts'
import { post } from '../ledger/index.ts'
import { payoutPosting } from './payout-posting.ts'
import { addPayout, changePayout, lockPayout, payoutNamed } from './payout.store.ts'
import type { KeptLine, KeptPayout } from './payout.ts'

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids'>

export interface ToldPayout {
  readonly instance: string
  readonly payout: Payout
  readonly trace: string
}

/** same: it is kept so. kept: it is new. differs: it is kept otherwise, which finance sees (ledger-9). */
export type KeepOutcome = 'same' | 'kept' | 'differs'

/** Keeps a payout that a provider told and posts it, once; what is kept is never overwritten (ledger-8). */
export async function keepPayout(app: Tools, told: ToldPayout): Promise<KeepOutcome> {
  const kept = keptOf(app, told)
  const known = await payoutNamed(app.database, kept)
  if (known === null && (await addNew(app, told, kept))) return 'kept'
  const { id, digest, differsSince } = known ?? (await payoutNamed(app.database, kept)) ?? kept
  const differs = digest !== kept.digest
  if (differs !== (differsSince !== null)) await noteDifference(app, id, differs)
  return differs ? 'differs' : 'same'
}

function addNew(app: Tools, { payout: { lines } }: ToldPayout, kept: KeptPayout): Promise<boolean> {
  const keptLines = lines.map(keptLineOf)
  return inTransaction(app.database, async (trx) => {
    const isNew = await addPayout(trx, kept, keptLines)
    if (isNew) await post(trx, payoutPosting(kept, keptLines), app.clock.now())
    return isNew
  })
}

async function noteDifference({ clock, database }: Tools, id: string, differs: boolean): Promise<void> {
  const differsSince = differs ? clock.wall().toISOString() : null
  await inTransaction(database, async (trx) => {
    const payout = await lockPayout(trx, id)
    if (payout !== null) await changePayout(trx, payout, { differsSince })
  })
}

function keptOf({ clock, ids }: Tools, { instance, payout, trace }: ToldPayout): KeptPayout {
  const { id: payoutRef, day, net, depositRef } = payout
  return {
    id: ids.id(),
    instance,
    payoutRef,
    day,
    net,
    depositRef,
    trace,
    digest: digestOf(payout),
    status: 'in-transit',
    toldAt: clock.wall().toISOString(),
    differsSince: null,
    bankRef: null,
    arrivedOn: null,
    arrivedBy: null,
    returnedOn: null,
    returnedBy: null,
  }
}

function keptLineOf({ kind, providerRef, gross, fee, withheld, net }: Payout['lines'][number]): KeptLine {
  const { retefuente = 0, reteiva = 0, reteica = 0 } = withheld
  return { kind, providerRef, gross, fee, retefuente, reteiva, reteica, net }
}

function digestOf({ day, net, depositRef, lines }: Payout): string {
  const told = lines
    .map(keptLineOf)
    .map((line) => [
      line.kind,
      line.providerRef,
      line.gross,
      line.fee,
      line.net,
      ...withholdings.map((kind) => line[kind]),
    ])
  return sha256(JSON.stringify([day, net, depositRef, told]))
}
