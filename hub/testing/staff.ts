import type { StaffRole } from '../src/http/caller.ts'
import type { TestHub } from './test-hub.ts'
import type { Visitor } from './visitor.ts'

/** The sandbox's account of each role. */
export const accountOf: Readonly<Record<StaffRole, string>> = {
  admissions: 'admisiones',
  finance: 'finanzas',
  transport: 'transporte',
  food: 'alimentos',
  security: 'seguridad',
  it: 'sistemas',
  metrics: 'metricas',
  admin: 'admin',
}

type SignInServices = Pick<TestHub, 'visitor'> & Partial<Pick<TestHub, 'passwords'>>

/** A member of staff who has signed in. */
export async function signInStaff({ visitor, passwords }: SignInServices, role: StaffRole): Promise<Visitor> {
  const browser = visitor()
  const username = accountOf[role]
  const credentials = { username, password: passwords?.get(username) ?? 'demo' }
  const answer = await browser.post<{ csrfToken: string }>('/api/staff/session', credentials)
  if (answer.status !== 200) throw new Error(answer.text)
  browser.csrfToken = answer.body.csrfToken
  return browser
}
