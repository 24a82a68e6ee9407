import type { Settings } from '../../config/settings.ts'

/**
 * Whether a family is shown where to sign. A school code alone proves nobody to be the guardian: who has shown
 * nothing else signs by the letter of the signing service. The sandbox has no such letters.
 */
export function maySignHere({ profile, access }: Pick<Settings, 'profile'> & { access: Proofs }): boolean {
  return profile === 'sandbox' || access.secondProof !== 'none'
}

type Proofs = Pick<Settings['access'], 'secondProof'>
