import type { PluginKit, Signing } from '@matricula/contract'
import type { SigningCase } from './document.ts'
import { isOpen, statusOf } from './raw-status.ts'

/** What the hub learns of a document; its address only while it can be signed. */
export function signingOf({ sent, now }: SigningCase, kit: PluginKit): Signing {
  const { rawStatus } = now
  return {
    id: sent.id,
    reference: sent.reference,
    document: sent.document,
    status: statusOf(rawStatus, kit.log),
    rawStatus,
    email: sent.signer.email,
    url: isOpen(rawStatus) ? signUrl(sent.id, kit) : null,
  }
}

export function signUrl(id: string, kit: PluginKit): string {
  return kit.pageUrl(`sign/${id}`).href
}
