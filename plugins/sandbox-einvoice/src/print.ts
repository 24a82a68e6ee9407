import { showCop } from '@matricula/contract/sandbox'
import { pdfOf } from './pdf.ts'
import type { Settings } from './settings.ts'
import type { StoredDocument } from './stored-document.ts'

const titles = { invoice: 'Factura electrónica de venta', 'credit-note': 'Nota crédito electrónica' }

/** A document as whoever pays gets it on paper. */
export function print(
  { title, nit }: Pick<Settings, 'title' | 'nit'>,
  document: StoredDocument,
): Promise<Uint8Array> {
  const { is, number, day, buyer, lines, total, cufe } = document
  return pdfOf([
    `${title} · documento de prueba, sin valor`,
    `${titles[is]} ${number}`,
    `Fecha: ${day}`,
    `NIT del colegio: ${nit}`,
    `Adquirente: ${buyer.name} · ${buyer.number}`,
    ...lines,
    `Total: ${showCop(total)}`,
    `${is === 'invoice' ? 'CUFE' : 'CUDE'}: ${cufe.slice(0, 48)}`,
    cufe.slice(48),
  ])
}
