import { type Mailing, mailsTo, secretIn } from './mailbox.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

/** Accounting knows a demonstration student's family by this address. */
export const guardianAddress = 'familia.10001@example.com'
export const guardianPassword = 'una clave de prueba'

/** A guardian who has registered, verified the address by the mail and is signed in. */
export async function signInGuardian(
  hub: Mailing & Pick<TestHub, 'visitor'>,
  email = guardianAddress,
): Promise<Visitor> {
  const browser = hub.visitor()
  const registered = await browser.post('/api/guardians', {
    email,
    name: 'Ana Ruiz',
    password: guardianPassword,
  })
  if (registered.status !== 202) throw new Error(registered.text)
  const mail = (await mailsTo(hub, email)).at(-1)
  const answer = await browser.post<{ csrfToken: string }>('/api/guardians/verify', {
    token: mail === undefined ? '' : secretIn(mail),
    password: guardianPassword,
  })
  if (answer.status !== 200) throw new Error(answer.text)
  browser.csrfToken = answer.body.csrfToken
  return browser
}
