import { Family } from '@matricula/hub/testing/family'
import type { TestHub } from '@matricula/hub/testing/test-hub'

const served = new WeakMap<TestHub, number>()

/** The next family of the roster that may enrol and that no act before has met, signed in. */
export async function nextFamily(hub: TestHub): Promise<Family> {
  for (;;) {
    const code = await nextCode(hub)
    const family = await come(hub, code)
    if (family !== null) return family
  }
}

/** The next that was a student here last year as well: of such, accounting is asked for last year's transport. */
export async function nextOldFamily(hub: TestHub): Promise<Family> {
  for (;;) {
    const family = await nextFamily(hub)
    const { record } = await hub.hub.app.database('student').where({ code: family.code }).first()
    if (JSON.parse(record).terms.antiquity === 'old') return family
  }
}

async function nextCode(hub: TestHub): Promise<string> {
  const place = served.get(hub) ?? 0
  served.set(hub, place + 1)
  const row = await hub.hub.app
    .database('student')
    .where('code', '>', '2')
    .orderBy('code')
    .offset(place)
    .first()
  if (row === undefined) throw new Error('every family has been served')
  return row.code
}

async function come({ visitor }: TestHub, code: string): Promise<Family | null> {
  const browser = visitor()
  const login = { studentCode: code }
  const answer = await browser.post<{ outcome: string; csrfToken: string | null }>(
    '/api/enrollment/login',
    login,
  )
  if (answer.body.csrfToken === null) return null
  browser.csrfToken = answer.body.csrfToken
  return answer.body.outcome === 'proceed' ? new Family(browser, code) : null
}
