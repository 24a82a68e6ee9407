import type { Translate } from '../../i18n.ts'
import { paymentMethodText } from '../payments/payment-method.ts'
import { instanceLabel } from '../provider-label.ts'
import { textOr } from '../student-file/student-file.ts'
import type { ExceptionDetails } from './exception.ts'

/** What was paid with and through whom; without the provider's answer, what the family chose. */
export function paymentMeansText(
  { means, instance }: Pick<ExceptionDetails, 'means' | 'instance'>,
  t: Translate,
) {
  if (means === null)
    return paymentMethodText({ path: instance === 'agreement' ? instance : 'provider', instance }, t)
  return `${textOr('payment.means', means, t)} (${instanceLabel(instance, t)})`
}
