import type { Database } from '../../db/database.ts'

/** Who somebody is at a provider: its own name for the person, which it never gives to another. */
export interface Identity {
  readonly kind: 'staff' | 'guardian'
  readonly issuer: string
  readonly subject: string
}

interface IdentityRow extends Identity {
  account: string
  created_at: string
}

/** The account that an identity opens: a user name or a guardian's id. */
export async function accountOf(
  database: Database,
  { kind, issuer, subject }: Identity,
): Promise<string | null> {
  const row = await database<IdentityRow>('oidc_identity').where({ kind, issuer, subject }).first()
  return row?.account ?? null
}

/** Throws a duplicate when the same person has come in at the same moment. */
export async function addIdentity(
  database: Database,
  { kind, issuer, subject }: Identity,
  { account, at }: { readonly account: string; readonly at: Date },
): Promise<void> {
  await database('oidc_identity').insert({ kind, issuer, subject, account, created_at: at.toISOString() })
}
