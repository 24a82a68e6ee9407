import type { DocumentName } from '@matricula/contract'

/** What a signing is about, as it stands in the name of Zoho's request: Zoho has no field for our reference. */
export interface NamedRequest {
  readonly document: DocumentName
  readonly reference: string
}

const letters = { contract: 'C', 'promissory-note': 'P', 'life-insurance': 'S' } as const

const documents: ReadonlyMap<string, DocumentName> = new Map([
  ['C', 'contract'],
  ['P', 'promissory-note'],
  ['S', 'life-insurance'],
])

/** References that fit behind a title and come out again. */
export function isReference(reference: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/.test(reference)
}

/** Such as `Contrato de matrícula - Ref. C-MH-7Q2`; the signer reads it. */
export function requestName(title: string, { document, reference }: NamedRequest): string {
  return `${title} - Ref. ${letters[document]}-${reference}`
}

/** What a request's name says; null for what the school sends without us. */
export function namedFrom(requestName: string): NamedRequest | null {
  const [, letter = '', reference = ''] = / - Ref\. ([CPS])-(\S+)$/.exec(requestName) ?? []
  const document = documents.get(letter)
  return document === undefined || !isReference(reference) ? null : { document, reference }
}
