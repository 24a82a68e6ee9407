// Whole words only, so that DESAPROBADO and NO_APROBADO say nothing, and none that a NO stands before.
const complete =
  /(?<![\p{L}\p{N}_])(?<!(?<![\p{L}\p{N}_])NO[\s-]+)(?:APROBADO|PAGO DAVIVIENDA|PAGO ANTICIPO|INGRESO MANUAL|PAGO POR PARTES)(?![\p{L}\p{N}_])/u

/** True when a payment status says that this enrollment is paid (access-3). */
export function isPaid(paymentStatus: string): boolean {
  return complete.test(paymentStatus.toUpperCase().replaceAll(/\s+/g, ' ').trim())
}
