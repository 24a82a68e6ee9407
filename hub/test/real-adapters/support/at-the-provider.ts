import type { viewPayment } from '../../../src/modules/payments/payment.view.ts'
import { Traveller } from '@matricula/hub/testing/traveller'

type Started = Awaited<ReturnType<typeof viewPayment>>

/** Goes where the payer's browser is sent, chooses on the provider's page and comes back as far as it leads. */
export async function chooseAtProvider({ data }: Started, choice: 'approve' | 'decline'): Promise<void> {
  const browser = new Traveller()
  if (data?.go == null) throw new Error('there is no way to the provider')
  const { go } = data
  const page = go.is === 'form' ? await browser.open(go.action, { ...go.fields }) : await browser.open(go.url)
  const [, action] = /<form method="post" action="([^"]+)"/.exec(page.text) ?? []
  if (action === undefined) throw new Error(`the provider shows no form: ${page.status} ${page.text}`)
  await browser.step(new URL(action, page.url), { ...hiddenFields(page.text), choice })
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, plain(value)]))
}

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
