import Joi from 'joi'
import { type Connection, type Draft, headerIn, jsonIn, wire } from './connection.ts'
import type { Session } from './family.ts'

const signedIn = Joi.object<{ csrfToken: string }>({ csrfToken: Joi.string().required() }).unknown()

/** Somebody of the office, with one of the sandbox's accounts. */
export async function staffSession(
  connection: Connection,
  url: string,
  username: 'admisiones' | 'finanzas' | 'metricas' = 'admisiones',
): Promise<Session> {
  const json = { username, password: 'demo' }
  const reply = await connection.send(wire({ method: 'POST', url: `${url}/api/staff/session`, json }))
  const { csrfToken } = Joi.attempt(jsonIn(reply), signedIn)
  return { cookie: headerIn(reply, 'set-cookie')?.split(';')[0] ?? '', 'x-csrf-token': csrfToken }
}

export function staffListRequest(url: string, session: Session, page: number): Draft {
  const query = `page[size]=50&page[number]=${page}`
  return { method: 'GET', url: `${url}/api/enrollment/admin/progress?${query}`, headers: session }
}
