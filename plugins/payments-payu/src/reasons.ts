const reasons: ReadonlyMap<string, string> = new Map([
  ['ANTIFRAUD_REJECTED', 'El sistema de prevención de fraude no aceptó el pago.'],
  ['CONTACT_THE_ENTITY', 'El banco pide que se comunique con él.'],
  ['ENTITY_DECLINED', 'El banco rechazó el pago.'],
  ['EXPIRED_CARD', 'La tarjeta está vencida.'],
  ['EXPIRED_TRANSACTION', 'El tiempo para pagar se terminó.'],
  ['INSUFFICIENT_FUNDS', 'La cuenta o la tarjeta no tiene fondos suficientes.'],
  ['INVALID_CARD', 'Los datos de la tarjeta no son válidos.'],
  ['PAYMENT_NETWORK_REJECTED', 'La red de pagos rechazó el pago.'],
])

const plain = 'El banco o la pasarela no aprobó el pago.'

/** Why a payment was declined, for the payer; PayU's own texts aren't passed on. */
export function reasonFor(responseCode: string | null): string {
  return reasons.get(responseCode ?? '') ?? plain
}
