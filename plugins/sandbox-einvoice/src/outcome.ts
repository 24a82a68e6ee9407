import { meaningOf } from '@matricula/contract'
import type { EinvoiceStatus, Log } from '@matricula/contract'

/** The vendor's own words. */
export const rawStatuses = {
  'En proceso': 'waiting',
  Aceptada: 'accepted',
  'Aceptada con notificaciones': 'accepted-with-notices',
  Rechazada: 'rejected',
} as const satisfies Record<string, EinvoiceStatus>

export type RawStatus = keyof typeof rawStatuses

/** A word that is not in the table leaves the document waiting, with a warning. */
export function statusOf(rawStatus: string, log: Log): EinvoiceStatus {
  return meaningOf<EinvoiceStatus>(rawStatuses, rawStatus, { unknown: 'waiting', log })
}

export const rejection = 'FAJ44b: el número de identificación del adquirente no está en el RUT'

export const notice = 'FAJ43b: el nombre informado no corresponde al registrado en el RUT'

/** What the tax authority says of a payer, by the two last digits of the number: 13 is unknown to it, 77 has another name. */
export function outcomeFor(number: string, { rejectsAll }: { readonly rejectsAll: boolean }): RawStatus {
  if (rejectsAll || number.endsWith('13')) return 'Rechazada'
  return number.endsWith('77') ? 'Aceptada con notificaciones' : 'Aceptada'
}
