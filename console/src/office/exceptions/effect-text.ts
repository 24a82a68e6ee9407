import type { Translate } from '../../i18n.ts'
import { paymentMethodText } from '../payments/payment-method.ts'
import { instanceWords } from '../provider-words.ts'
import { inWords } from '../student-file/student-file.ts'
import type { ExceptionDetails } from './exception.ts'

/** What was paid with and through whom; what the provider has not told is said as the family chose it. */
export function paymentMeansText(
  { means, instance }: Pick<ExceptionDetails, 'means' | 'instance'>,
  text: Translate,
) {
  if (means === null)
    return paymentMethodText({ path: instance === 'agreement' ? instance : 'provider', instance }, text)
  return `${inWords('payment.means', means, text)} (${instanceWords(instance, text)})`
}
