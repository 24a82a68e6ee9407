import { mailsTo, secretIn } from './mailbox.ts'
import type { TestHub } from './test-hub.ts'
import { until } from './until.ts'
import type { ProblemBody, Visitor } from './visitor.ts'

/** A guardian and what the forms of the portal send of them. */
export const email = 'ana.ruiz@example.com'
export const name = 'Ana Ruiz'
export const password = 'una clave de prueba'

export const send = <T = ProblemBody>({ visitor }: Pick<TestHub, 'visitor'>, path: string, body: object) =>
  visitor().post<T>(path, body)

export const register = (hub: TestHub, changes: object = {}) =>
  send(hub, '/api/guardians', { email, name, password, ...changes })

export const signIn = (hub: TestHub, changes: object = {}) =>
  send(hub, '/api/guardians/session', { email, password, ...changes })

export const verify = (hub: TestHub, token: string, its = password) =>
  send(hub, '/api/guardians/verify', { token, password: its })

export async function lastSecret(hub: TestHub, count = 1): Promise<string> {
  const mail = (await mailsTo(hub, email, count)).at(-1)
  if (mail === undefined) throw new Error('there is no mail')
  return secretIn(mail)
}

/** Registers, verifies by the mail, and is the browser that is then signed in. */
export async function enter(hub: TestHub): Promise<Visitor> {
  const browser = hub.visitor()
  await register(hub)
  const token = await lastSecret(hub)
  const { status, text } = await browser.post('/api/guardians/verify', { token, password })
  if (status !== 200) throw new Error(text)
  return browser
}

/** Waits until every mail asked for has left, or was for nobody. */
export const delivered = ({ hub }: TestHub, count: number) =>
  until(
    () => hub.app.database('outbox').where({ topic: 'notice.link', status: 'done' }),
    (rows) => rows.length === count,
  )
