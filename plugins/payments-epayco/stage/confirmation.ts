import { bogotaWallTime } from '@matricula/contract/sandbox'
import type { BookedPayment } from './books.ts'
import { signFacts } from './signing.ts'
import type { Keys } from './signing.ts'

/** ePayco's words by code. */
export const words: Readonly<Record<string, string>> = {
  1: 'Aceptada',
  2: 'Rechazada',
  3: 'Pendiente',
  4: 'Fallida',
  6: 'Reversada',
  7: 'Retenida',
  8: 'Iniciada',
  9: 'Expirada',
  10: 'Abandonada',
  11: 'Cancelada',
  12: 'Antifraude',
}

/** The code for a word; a word of nobody's is its own code. */
export function codeFor(word: string): string {
  return Object.entries(words).find(([, known]) => known === word)?.[0] ?? word
}

/** What ePayco tells of a payment, in confirmations and in the validation. */
export function confirmationOf(booked: BookedPayment, code: string, keys: Keys): Record<string, string> {
  const { ref, transactionId, invoice, currency } = booked
  const amount = `${booked.amount}.00`
  const word = words[code] ?? code
  return {
    x_cust_id_cliente: keys.custId,
    x_ref_payco: String(ref),
    x_id_factura: invoice,
    x_id_invoice: invoice,
    x_description: booked.description,
    x_amount: amount,
    x_tax: '0',
    x_amount_base: '0',
    x_currency_code: currency,
    x_transaction_id: transactionId,
    x_transaction_date: bogotaWallTime(booked.at),
    x_cod_respuesta: code,
    x_cod_response: code,
    x_respuesta: word,
    x_response: word,
    x_cod_transaction_state: code,
    x_transaction_state: word,
    x_franchise: 'PSE',
    x_test_request: booked.test ? 'TRUE' : 'FALSE',
    ...Object.fromEntries(booked.extras.map((extra, index) => [`x_extra${index + 1}`, extra])),
    x_signature: signFacts({ ref, transactionId, amount, currency }, keys),
  }
}
