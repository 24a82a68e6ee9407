import type { CheckoutRequest, CheckoutStart, CheckoutPayer } from '@matricula/contract'
import type { Settings } from './settings.ts'
import { formSignature } from './signature.ts'

/**
 * The hidden fields the browser posts to ePayco. Schooling bears no IVA: tax and base are 0. The
 * form carries `p_key`, as ePayco asks; whoever reads it could sign too, and so `find` alone decides what was paid.
 */
export function checkoutForm(
  request: CheckoutRequest,
  settings: Settings,
  confirmationUrl: string,
): CheckoutStart {
  const { reference, currency, payer } = request
  const amount = String(request.amount)
  const [extra1 = '', extra2 = '', extra3 = ''] = request.extras
  const fields = {
    p_cust_id_cliente: settings.custId,
    p_key: settings.pKey,
    p_id_invoice: reference,
    p_description: request.description,
    p_currency_code: currency,
    p_amount: amount,
    p_tax: '0',
    p_amount_base: '0',
    p_test_request: settings.test ? 'TRUE' : 'FALSE',
    p_url_response: request.returnUrl,
    p_url_confirmation: confirmationUrl,
    p_confirm_method: 'POST',
    p_extra1: extra1,
    p_extra2: extra2,
    p_extra3: extra3,
    ...(settings.payerAddress !== '' && { p_billing_address: settings.payerAddress }),
    p_signature: formSignature({ invoice: reference, amount, currency }, settings),
  }
  return { is: 'form', action: settings.formUrl, fields, prefill: payerFields(payer), providerRef: null }
}

function payerFields({ name, lastname, id, email }: CheckoutPayer): Record<string, string> {
  return {
    p_email: email,
    p_billing_name: name,
    p_billing_lastname: lastname,
    p_billing_document: id,
    p_billing_email: email,
  }
}
