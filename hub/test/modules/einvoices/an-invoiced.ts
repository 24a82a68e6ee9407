import { settled } from '@matricula/hub/testing/a-payment'
import { answeredEinvoice, paidWithInvoice, withEinvoices } from '@matricula/hub/testing/einvoices'
import { settings } from '@matricula/hub/testing/exceptions'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, type TestHubOptions } from '@matricula/hub/testing/test-hub'

/** A payment whose invoice the tax authority has accepted, and that accounting has. */
export async function anInvoiced(options: TestHubOptions = {}) {
  const hub = await runHub({ settings, plugins: withEinvoices(), ...options })
  const other = await Family.signIn(hub, '10001')
  const { family, quote, token } = await paidWithInvoice(hub)
  const einvoice = await answeredEinvoice(family.visitor, token, ['accepted'])
  await settled(hub)
  const finance = await signInStaff(hub, 'finance')
  return { hub, family, other, token, einvoice, finance, total: quote.totals.totalV }
}

/** How the pretend tax authority behaves from now on. */
export const switchesOf = ({ visitor }: TestHub, said: Readonly<Record<string, string>>) =>
  visitor().submit('/sandbox/einvoice.main/switches', { waitSeconds: '0', trouble: '', ...said })
