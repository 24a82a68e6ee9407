import type { PaymentResult } from '../../api/types.ts'

/** Goes where a payment continues, in this tab: the provider's form or page, else our result. */
export function continuePayment({ token, data }: PaymentResult, toResult: (token: string) => void): void {
  const go = data?.go ?? null
  if (go === null) toResult(token)
  else if (go.is === 'redirect') window.location.assign(go.url)
  else submitForm(go.action, go.fields)
}

function submitForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
