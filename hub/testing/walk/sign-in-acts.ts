import { mailboxOf } from '../../test/modules/reminders/a-reminder.ts'
import { guardianPassword as password } from '../guardian.ts'
import { mailsOf, mailsTo, secretIn } from '../mailbox.ts'
import { accountOf } from '../staff.ts'
import { runHub, type TestHub } from '../test-hub.ts'
import { until } from '../until.ts'
import type { Acts, Prepared } from './act.ts'
import { bodyOf, type School } from './school.ts'
import { walkedCode } from './walk-call.ts'

/** Before anybody is signed in, each in a browser of its own. */
export const signInActs: Acts = {
  'POST /api/enrollment/login': async (school) => ({
    by: school.hub.visitor(),
    body: { studentCode: (await school.newcomer()).code },
  }),
  'POST /api/enrollment/login/link': async () => {
    const { browser, mail } = await aLetter()
    return { by: browser, body: { token: secretIn(mail) } }
  },
  'POST /api/enrollment/login/code': async () => {
    const { browser, mail } = await aLetter()
    return { by: browser, body: { code: /\b\d{6}\b/.exec(mail.text)?.[0] } }
  },
  'POST /api/staff/session': (school) => ({
    by: school.hub.visitor(),
    body: { username: accountOf.finance, password: 'demo' },
  }),
  'GET /api/staff/oidc': elsewhere,
  'GET /api/guardians/oidc': elsewhere,
  'POST /api/guardians': async (school) => ({
    by: school.hub.visitor(),
    body: { email: await aMailbox(school), name: 'Ana Ruiz', password },
  }),
  'POST /api/guardians/verify': async (school) => {
    const by = school.hub.visitor()
    const email = await aMailbox(school)
    bodyOf(await by.post('/api/guardians', { email, name: 'Ana Ruiz', password }))
    return { by, body: { token: await lastSecret(school.hub, email), password } }
  },
  'POST /api/guardians/session': async (school) => {
    const email = await aMailbox(school)
    await school.guardian(email)
    return { by: school.hub.visitor(), body: { email, password } }
  },
  'POST /api/guardians/reset': async (school) => {
    const email = await aMailbox(school)
    await school.guardian(email)
    return { by: school.hub.visitor(), body: { email } }
  },
  'POST /api/guardians/password': async (school) => {
    const by = school.hub.visitor()
    const email = await aMailbox(school)
    await school.guardian(email)
    bodyOf(await by.post('/api/guardians/reset', { email }))
    return { by, body: { token: await lastSecret(school.hub, email, 2), password } }
  },
}

const aMailbox = async (school: School) => mailboxOf((await school.newcomer()).code)

async function lastSecret(hub: TestHub, email: string, count = 1): Promise<string> {
  const mail = (await mailsTo(hub, email, count)).at(-1)
  return mail === undefined ? '' : secretIn(mail)
}

/** At a hub that asks for a second proof: the letter to the walked student's guardians. */
async function aLetter() {
  const hub = await runHub({ settings: { access: { secondProof: 'mailLink' } } })
  const browser = hub.visitor()
  bodyOf(await browser.post('/api/enrollment/login', { studentCode: walkedCode }))
  const [mail] = await until(
    () => mailsOf(hub.hub.app),
    ({ length }) => length > 0,
  )
  if (mail === undefined) throw new Error('there is no letter')
  return { browser, mail }
}

/** At a hub that sends people to a provider. */
async function elsewhere(): Promise<Prepared> {
  const at = 'https://id.example'
  const urls = { issuer: at, authorizationUrl: `${at}/auth`, tokenUrl: `${at}/token`, jwksUrl: `${at}/jwks` }
  const client = { clientId: 'matricula', clientSecret: 'a secret', ...urls }
  const oidc = { staff: { ...client, roles: { tesoreria: 'finance' } }, guardians: client }
  return { by: (await runHub({ settings: { access: { oidc } } })).visitor() }
}
