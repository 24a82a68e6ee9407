import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer, VendorRequest } from '@matricula/contract/kit'
import { b1Error, sessionLost } from './errors.ts'

export interface SessionSettings {
  readonly now: () => Date
  readonly company: string
  readonly user: string
  readonly password: string
}

const timeoutMinutes = 30

/** Sessions as Service Layer keeps them: known to one node, and gone after half an hour without a call. */
export function openSessions({ now, company, user, password }: SessionSettings) {
  const lastCall = new Map<string, number>()
  let count = 0

  return {
    logIn(request: VendorRequest): VendorAnswer {
      const credentials = request.text()
      const wanted = JSON.stringify({ CompanyDB: company, UserName: user, Password: password })
      if (credentials !== wanted) throw b1Error(401, -304, 'Fail to get DB Credentials from SLD')
      count += 1
      const id = `0a1b2c3d-0000-4000-8000-${String(count).padStart(12, '0')}`
      lastCall.set(cookieOf(id), now().getTime())
      const answer = jsonAnswer({ SessionId: id, Version: '1000190', SessionTimeout: timeoutMinutes })
      const cookies = [`B1SESSION=${id};HttpOnly;`, 'ROUTEID=.node1; path=/b1s']
      return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies } }
    },
    require({ headers }: VendorRequest): void {
      const cookie = headers['cookie'] ?? ''
      const last = lastCall.get(cookie)
      if (last === undefined || now().getTime() - last > timeoutMinutes * 60_000) throw sessionLost
      lastCall.set(cookie, now().getTime())
    },
    logOut({ headers }: VendorRequest): VendorAnswer {
      lastCall.delete(headers['cookie'] ?? '')
      return { status: 204 }
    },
  }
}

const cookieOf = (id: string) => `B1SESSION=${id}; ROUTEID=.node1`
