import { createHash } from 'node:crypto'
import { bogotaTime } from '@matricula/contract'

export interface HashedDocument {
  /** With its prefix. */
  readonly number: string
  readonly at: Date
  /** Whole pesos, before and after taxes. */
  readonly net: number
  readonly iva: number
  readonly total: number
  /** Without check digits. */
  readonly seller: string
  readonly buyer: string
  /** The technical key of the range for an invoice, the PIN of the software for a credit note. */
  readonly key: string
  readonly environment: 'production' | 'test'
}

const environments = { production: '1', test: '2' }

/**
 * The CUFE of an invoice, and the CUDE of a credit note: SHA-384 of its fields without anything between them, in 96
 * hexadecimal digits (Anexo técnico 1.9, 11.1.1 and 11.1.2). The consumption tax and ICA are 0 for a school.
 */
export function cufeOf({
  number,
  at,
  net,
  iva,
  total,
  seller,
  buyer,
  key,
  environment,
}: HashedDocument): string {
  const [day, hour] = bogotaTime(at).split('T')
  const head = [number, day, `${hour}-05:00`, pesos(net)]
  const taxes = ['01', pesos(iva), '04', pesos(0), '03', pesos(0)]
  const tail = [pesos(total), seller, buyer, key, environments[environment]]
  return createHash('sha384')
    .update([...head, ...taxes, ...tail].join(''))
    .digest('hex')
}

function pesos(whole: number): string {
  return `${whole}.00`
}
