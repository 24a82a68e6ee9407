import type { Lifecycle, Read, Write } from '../lifecycle.ts'
import type { Pages } from '../pages.ts'
import type { Webhooks } from '../webhook.ts'

export interface EsignSupports {
  readonly webhooks: boolean
  /** Documents the vendor has templates for. */
  readonly documents: readonly DocumentName[]
}

export type DocumentName = 'contract' | 'promissory-note' | 'life-insurance'

export type SigningStatus = 'sent' | 'viewed' | 'signed' | 'declined' | 'expired' | 'recalled'

export interface SigningRequest {
  readonly document: DocumentName
  /** Ours, unique for ever. */
  readonly reference: string
  readonly signer: { readonly name: string; readonly email: string }
  /** Values for the template's fields. */
  readonly fields: Readonly<Record<string, string>>
  readonly locale: 'es-CO' | 'en'
}

/** A signing in progress. `id` is the vendor's, as text: it can be longer than a number holds. */
export interface Signing {
  readonly id: string
  readonly reference: string
  readonly document: DocumentName
  readonly status: SigningStatus
  readonly rawStatus: string
  readonly email: string
  /** Where the signer signs, when the vendor tells. */
  readonly url: string | null
}

export interface EsignAdapter extends Lifecycle<EsignSupports> {
  send(request: SigningRequest, write: Write): Promise<Signing>
  status(id: string, read: Read): Promise<Signing | null>
  findByReference(reference: string, read: Read): Promise<Signing | null>
  readonly webhooks?: Webhooks<Signing>
  readonly pages?: Pages
}
