import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'

/** The accounts of these addresses, without what opens them. */
export async function exportGuardians(database: Database, emails: readonly string[]): Promise<unknown[]> {
  return database('guardian')
    .whereIn('email', [...emails])
    .orderBy('id')
    .select('id', 'email', 'name', 'verified_at', 'created_at', 'disabled_at')
}

/** Takes the person out of the accounts of these addresses, and every way into them; answers how many. */
export async function eraseGuardians(trx: Transaction, emails: readonly string[]): Promise<number> {
  const ids: string[] = await trx('guardian')
    .whereIn('email', [...emails])
    .pluck('id')
  await trx('session').where({ kind: 'guardian' }).whereIn('subject', ids).delete()
  await trx('session').whereIn('opened_by', ids).delete()
  await trx('oidc_identity').where({ kind: 'guardian' }).whereIn('account', ids).delete()
  await trx('mail_link').whereLike('purpose', 'guardian-%').whereIn('subject', ids).delete()
  for (const id of ids) {
    await trx('guardian')
      .where({ id })
      .update({ email: `erased-${id}`, name: '', password_hash: null })
  }
  return ids.length
}
