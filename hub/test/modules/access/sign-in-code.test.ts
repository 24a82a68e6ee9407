import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { enumerationsAt } from '@matricula/hub/testing/enumerations'
import { mailsOf, secretIn } from '@matricula/hub/testing/mailbox'
import { minutesLater } from '@matricula/hub/testing/minutes-later'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface Login extends ProblemBody {
  readonly outcome?: string
  readonly csrfToken: string | null
}

const settings = { access: { secondProof: 'mailLink' } }

const ask = (browser: Visitor, studentCode: string) =>
  browser.post<Login>('/api/enrollment/login', { studentCode })

const answer = (browser: Visitor, code: string, remember = false) =>
  browser.post<Login>('/api/enrollment/login/code', { code, remember })

const codesIn = async ({ hub }: TestHub) =>
  (await mailsOf(hub.app)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')

/** A code that was not among the earlier ones: each guardian is sent a letter, and the last of them may come late. */
async function codeSent(hub: TestHub, earlier: readonly string[] = []): Promise<string> {
  const [code = ''] = await until(
    async () => (await codesIn(hub)).filter((sent) => !earlier.includes(sent)),
    (sent) => sent.length > 0,
  )
  return code
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

/** A family's browser that has got in by the code. */
async function signedIn(hub: TestHub, studentCode: string, remember: boolean): Promise<Visitor> {
  const browser = hub.visitor()
  await minutesLater(hub)
  const earlier = await codesIn(hub)
  await ask(browser, studentCode)
  const entered = await answer(browser, await codeSent(hub, earlier), remember)
  if (entered.body.csrfToken == null) throw new Error(entered.text)
  browser.csrfToken = entered.body.csrfToken
  return browser
}

describe.each(databases)('The six digits beside a link on $name', (database) => {
  it('open the student’s session in the browser that asked for them, once', async () => {
    const hub = await runHub({ database, settings })
    const browser = hub.visitor()
    expect((await ask(browser, '10001')).body).toMatchObject({ outcome: 'check-mail', csrfToken: null })
    const code = await codeSent(hub)
    const elsewhere = hub.visitor()
    expect((await answer(elsewhere, code)).body.code).toBe('CODE_EXPIRED')
    expect((await answer(browser, code)).body).toMatchObject({
      outcome: 'proceed',
      csrfToken: expect.any(String),
    })
    expect((await answer(browser, code)).body.code).toBe('CODE_EXPIRED')
  })

  it('may be mistyped four times, and then are over', async () => {
    const hub = await runHub({ database, settings })
    const browser = hub.visitor()
    await ask(browser, '10001')
    const code = await codeSent(hub)
    const codes: string[] = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await answer(browser, otherThan(code))).body.code)
    expect(codes).toEqual(Array(5).fill('CODE_WRONG'))
    expect((await answer(browser, code)).body.code).toBe('CODE_EXPIRED')
    expect(await hub.hub.app.database('session')).toEqual([])
  })

  it('are over when their time is', async () => {
    const hub = await runHub({ database, settings })
    const browser = hub.visitor()
    await ask(browser, '10001')
    const code = await codeSent(hub)
    const past = new Date(Date.now() - 1).toISOString()
    await hub.hub.app.database('sign_in_challenge').update({ expires_at: past })
    expect((await answer(browser, code)).body.code).toBe('CODE_EXPIRED')
  })

  it('stand in no table', async () => {
    const hub = await runHub({ database, settings })
    const browser = hub.visitor()
    await ask(browser, '10001')
    const code = await codeSent(hub)
    const { database: tables } = hub.hub.app
    const kept = [await tables('sign_in_challenge'), await tables('outbox'), await tables('mail_link')]
    const nonce = browser.challenge.replace('matricula-challenge=', '')
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`"${code}"|${nonce}`))
  })
})

describe('The six digits beside a link', () => {
  it('are asked of every code alike, and open nothing where nothing would open', async () => {
    const hub = await runHub({ settings })
    for (const code of ['99999', '10012', '10010']) {
      const browser = hub.visitor()
      const asked = await ask(browser, code)
      expect([asked.status, asked.body.outcome, browser.challenge.length > 20]).toEqual([
        200,
        'check-mail',
        true,
      ])
      expect((await answer(browser, '123456')).body.code).toBe('CODE_WRONG')
    }
    expect(await mailsOf(hub.hub.app)).toEqual([])
  })
})

describe('A device that is remembered', () => {
  it('is not asked again until the season is over', async () => {
    const hub = await runHub({ settings })
    const browser = await signedIn(hub, '10001', true)
    expect((await ask(browser, '10001')).body.outcome).toBe('proceed')
    expect((await ask(browser, '10002')).body.outcome).toBe('check-mail')
    expect((await ask(hub.visitor(), '10001')).body.outcome).toBe('check-mail')
    const { parent } = hub.hub.app.config.seasons.parents
    const left = Date.parse(parent.windows.closes) - hub.hub.app.clock.now().getTime()
    const [row] = await hub.hub.app.database('known_device').where({ account: '10001' })
    expect(Math.abs(Date.parse(row.expires_at) - Date.now() - left)).toBeLessThan(600_000)
    await hub.hub.app.database('known_device').update({ expires_at: new Date(Date.now() - 1).toISOString() })
    expect((await ask(browser, '10001')).body.outcome).toBe('check-mail')
  })

  it('is so only where somebody wants it', async () => {
    const hub = await runHub({ settings })
    const browser = await signedIn(hub, '10001', false)
    expect((await ask(browser, '10001')).body.outcome).toBe('check-mail')
  })

  it('is so by the link of the letter too', async () => {
    const hub = await runHub({ settings })
    await ask(hub.visitor(), '10001')
    await codeSent(hub)
    const [letter] = await mailsOf(hub.hub.app)
    const phone = hub.visitor()
    const token = letter === undefined ? '' : secretIn(letter)
    await phone.post('/api/enrollment/login/link', { token, remember: true })
    expect((await ask(phone, '10001')).body.outcome).toBe('proceed')
  })

  it('is not by a sign-in of days when nothing more was asked', async () => {
    const hub = await runHub({ settings })
    const browser = await signedIn(hub, '10001', true)
    await hub.hub.app.database('known_device').update({ proof: 'none' })
    expect((await ask(browser, '10001')).body.outcome).toBe('check-mail')
  })

  it('is told where its code leads now', async () => {
    const hub = await runHub({ settings })
    const browser = await signedIn(hub, '10009', true)
    await setSeasonClock(hub, '2025-06-21T00:00:00-05:00')
    expect((await ask(browser, '10009')).body.outcome).toBe('late-form')
  })
})

describe('The devices of a family', () => {
  it('are forgotten by the family, which is signed out everywhere', async () => {
    const hub = await runHub({ settings })
    const [here, there] = [await signedIn(hub, '10001', true), await signedIn(hub, '10001', true)]
    expect((await here.delete('/api/enrollment/devices')).status).toBe(204)
    expect((await there.get('/api/enrollment/student')).status).toBe(401)
    expect((await ask(there, '10001')).body.outcome).toBe('check-mail')
    const acts = await hub.hub.app.database('audit').where({ act: 'devices.forget' })
    expect(acts).toMatchObject([{ actor: 'student:10001', subject: '10001' }])
  })

  it('are forgotten by admissions, and by nobody else of the office', async () => {
    const hub = await runHub({ settings })
    const browser = await signedIn(hub, '10001', true)
    const forget = async (role: 'finance' | 'admissions') =>
      (await (await signInStaff(hub, role)).delete('/api/enrollment/admin/devices/10001')).status
    expect(await forget('finance')).toBe(403)
    expect((await ask(browser, '10001')).body.outcome).toBe('proceed')
    expect(await forget('admissions')).toBe(204)
    expect((await ask(browser, '10001')).body.outcome).toBe('check-mail')
  })
})

describe('A network that tries many codes', () => {
  const counted = (hub: TestHub) => enumerationsAt(hub, 'student')

  it('is counted once it looks for codes rather than getting in', async () => {
    const hub = await runHub({ settings: { access: { ...settings.access, triesPerAddress: 3 } } })
    for (const code of ['10001', '10002', '10002']) await ask(hub.visitor(), code)
    expect(await counted(hub)).toBe(0)
    await ask(hub.visitor(), '10003')
    await ask(hub.visitor(), '10004')
    expect(await counted(hub)).toBe(1)
    expect(hub.lines.join('')).toContain('a network tries many codes')
  })

  it('is no crowd of families that get in', async () => {
    const hub = await runHub({ settings: { access: { triesPerAddress: 3 } } })
    for (const code of ['10001', '10002', '10003', '10004', '10005'])
      await hub.visitor().post('/api/enrollment/login', { studentCode: code })
    expect(await counted(hub)).toBe(0)
  })
})
