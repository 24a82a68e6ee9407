import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { digitsOf } from '@matricula/hub/testing/guardian-documents'
import { problemOf } from '@matricula/hub/testing/problem'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'

interface Login {
  readonly outcome: string
  readonly csrfToken: string | null
}

const signIn = ({ visitor }: TestHub, studentCode: string, secondProof?: string) =>
  visitor().post<Login>('/api/enrollment/login', { studentCode, secondProof })

/** Four digits that end none of the documents. */
const otherThan = (digits: readonly string[]) =>
  ['0000', '1111', '2222', '3333'].find((one) => !digits.includes(one)) ?? ''

const resultsOf = ({ hub }: TestHub) => hub.app.database('sign_in_log').orderBy('id').pluck('result')

describe.each(databases)('A document’s last four digits on $name', (database) => {
  const settings = { access: { secondProof: 'document4' } }

  it('of any guardian open the student’s session', async () => {
    const hub = await runHub({ database, settings })
    const digits = await digitsOf(hub.hub.app, '10001')
    expect(digits.length).toBeGreaterThan(0)
    for (const proof of digits) {
      const answer = await signIn(hub, '10001', ` ${proof} `)
      expect(answer.body).toMatchObject({ outcome: 'proceed', csrfToken: expect.any(String) })
    }
    expect(await hub.hub.app.database('consent')).toMatchObject([{ student_code: '10001' }])
  })

  it('are asked for, alike of a code that enrols, one that is not active yet and one nobody has', async () => {
    const hub = await runHub({ database, settings })
    const wrong = otherThan([
      ...(await digitsOf(hub.hub.app, '10001')),
      ...(await digitsOf(hub.hub.app, '10012')),
    ])
    for (const proof of [undefined, '', '12', wrong]) {
      const answers = []
      for (const code of ['10001', '10012', '99999']) answers.push(await signIn(hub, code, proof))
      const told = answers.map((answer) => ({ ...problemOf(answer), requestId: '' }))
      expect(told[0]).toMatchObject({
        status: 401,
        code: 'SECOND_PROOF',
        errors: { secondProof: [expect.any(String)] },
      })
      expect([told[1], told[2]]).toEqual([told[0], told[0]])
      expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null, null])
    }
    expect(new Set(await resultsOf(hub))).toEqual(new Set(['second-proof']))
    expect(await hub.hub.app.database('session')).toEqual([])
    expect(await hub.hub.app.database('consent')).toEqual([])
  })

  it('tell a family whose code is not active yet that it is so', async () => {
    const hub = await runHub({ database, settings })
    const [proof = ''] = await digitsOf(hub.hub.app, '10012')
    expect((await signIn(hub, '10012', proof)).body).toMatchObject({ outcome: 'not-active', csrfToken: null })
  })
})

describe('A document’s last four digits', () => {
  const access = { secondProof: 'document4', triesPerCode: 5 }

  it('come before a code tells that it is paid or late, and not before what the season tells everybody', async () => {
    const hub = await runHub({ settings: { access } })
    await setSeasonClock(hub, '2025-06-21T00:00:00-05:00')
    for (const [code, outcome] of [
      ['10010', 'complete'],
      ['10009', 'late-form'],
    ] as const) {
      const digits = await digitsOf(hub.hub.app, code)
      for (const proof of [undefined, otherThan(digits)]) {
        const asked = problemOf(await signIn(hub, code, proof))
        const nobodys = problemOf(await signIn(hub, '99999', proof))
        expect({ ...asked, requestId: '' }).toEqual({ ...nobodys, requestId: '' })
        expect(asked.code).toBe('SECOND_PROOF')
      }
      expect((await signIn(hub, code, digits[0])).body.outcome).toBe(outcome)
    }
    await setSeasonClock(hub, '2025-09-01T00:00:00-05:00')
    for (const code of ['10001', '99999']) expect((await signIn(hub, code)).body.outcome).toBe('closed')
  })

  it('may be tried as often as a code, and not after', async () => {
    const hub = await runHub({ settings: { access } })
    const digits = await digitsOf(hub.hub.app, '10001')
    const statuses: number[] = []
    for (const proof of ['', ...Array(5).fill(otherThan(digits)), digits[0]])
      statuses.push((await signIn(hub, '10001', proof)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  })

  it('open nothing while the student information system is down, whoever asks', async () => {
    const hub = await runHub({ settings: { access } })
    const [proof = ''] = await digitsOf(hub.hub.app, '10001')
    await faultsAt(hub.hub.app, 'sis.main').injectFault('unreachable')
    for (const code of ['10001', '10012', '99999']) {
      const answer = await signIn(hub, code, proof)
      expect([code, answer.status, problemOf(answer).code]).toEqual([code, 503, 'FEATURE_DOWN'])
    }
    expect(await hub.hub.app.database('session')).toEqual([])
  })
})

interface Mail {
  readonly to: string
  readonly text: string
}

async function mailsOf({ hub }: TestHub): Promise<readonly Mail[]> {
  const kept = await memoOf(hub.app, 'notices.main').list('message:')
  return kept.map(({ value }) => (value as unknown as { value: Mail }).value)
}

/** Waits until every announced mail has left. */
const delivered = ({ hub }: TestHub) =>
  until(
    () => hub.app.database('outbox').where({ topic: 'notice.link' }),
    (rows) => rows.length > 0 && rows.every(({ status }: { status: string }) => status === 'done'),
  )

const tokenIn = ({ text }: Pick<Mail, 'text'>) => /link=([\w-]+)/.exec(text)?.[1] ?? ''

describe.each(databases)('A link by mail on $name', (database) => {
  const settings = { access: { secondProof: 'mailLink' } }

  it('opens the student’s session, once', async () => {
    const hub = await runHub({ database, settings })
    expect((await signIn(hub, '10001')).body).toMatchObject({ outcome: 'check-mail', csrfToken: null })
    await delivered(hub)
    const [mail = { text: '' }] = await mailsOf(hub)
    const browser = hub.visitor()
    const opened = await browser.post<Login>('/api/enrollment/login/link', { token: tokenIn(mail) })
    expect(opened.body).toMatchObject({ outcome: 'proceed', csrfToken: expect.any(String) })
    expect((await browser.get('/api/session')).body).toMatchObject({
      kind: 'student',
      student: { code: '10001' },
    })
    const again = await hub.visitor().post('/api/enrollment/login/link', { token: tokenIn(mail) })
    expect([again.status, problemOf(again).code, again.headers.get('set-cookie')]).toEqual([
      422,
      'LINK_EXPIRED',
      null,
    ])
    expect(await resultsOf(hub)).toEqual(['check-mail', 'proceed'])
    expect(await hub.hub.app.database('consent')).toMatchObject([{ student_code: '10001' }])
  })

  it('answers every code alike, and mails only those who may enrol', async () => {
    const hub = await runHub({ database, settings })
    const answers = []
    for (const code of ['99999', '10012', '10010']) answers.push((await signIn(hub, code)).text)
    await delivered(hub)
    expect(await mailsOf(hub)).toEqual([])
    answers.push((await signIn(hub, '10001')).text)
    await delivered(hub)
    expect(new Set(answers).size).toBe(1)
    expect((await mailsOf(hub)).length).toBeGreaterThan(0)
    expect(await hub.hub.app.database('session')).toEqual([])
  })

  it('shows what has become of the code since it was sent', async () => {
    const hub = await runHub({ database, settings })
    await signIn(hub, '10001')
    await delivered(hub)
    await setSeasonClock(hub, '2025-09-01T00:00:00-05:00')
    const [mail = { text: '' }] = await mailsOf(hub)
    const shown = await hub.visitor().post<Login>('/api/enrollment/login/link', { token: tokenIn(mail) })
    expect(shown.body).toMatchObject({ outcome: 'closed', csrfToken: null })
    expect(shown.headers.get('set-cookie')).toBeNull()
  })
})

describe('A link by mail', () => {
  const settings = { access: { secondProof: 'mailLink' } }

  it('goes once for a code in five minutes, and then is answered as before', async () => {
    const hub = await runHub({ settings })
    const answers = []
    for (let index = 0; index < 5; index += 1) answers.push((await signIn(hub, '10001')).text)
    expect(new Set(answers).size).toBe(1)
    await delivered(hub)
    const mails = await mailsOf(hub)
    const addresses = new Set(mails.map(({ to }) => to)).size
    expect(mails).toHaveLength(addresses)
    expect(new Set(mails.map(tokenIn)).size).toBe(addresses)
  })

  it('is told nothing while the season is closed for everybody', async () => {
    const hub = await runHub({ settings })
    await setSeasonClock(hub, '2025-09-01T00:00:00-05:00')
    expect((await signIn(hub, '10001')).body.outcome).toBe('closed')
  })

  it('is not one of another purpose, one too old or one nobody made', async () => {
    const hub = await runHub({ settings })
    const { database } = hub.hub.app
    await signIn(hub, '10001')
    await delivered(hub)
    const [mail = { text: '' }] = await mailsOf(hub)
    const open = async (token: string) =>
      (await hub.visitor().post('/api/enrollment/login/link', { token })).status
    expect(await open('x'.repeat(43))).toBe(422)
    expect(await open('../x')).toBe(400)
    await database('mail_link').update({ purpose: 'guardian-reset' })
    expect(await open(tokenIn(mail))).toBe(422)
    const past = new Date(Date.now() - 1).toISOString()
    await database('mail_link').update({ purpose: 'student-sign-in', expires_at: past })
    expect(await open(tokenIn(mail))).toBe(422)
    expect(await database('session')).toEqual([])
  })

  it('may be tried as often as an address may', async () => {
    const hub = await runHub({ settings: { access: { ...settings.access, triesPerAddress: 2 } } })
    const statuses: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const answer = await hub.visitor().post('/api/enrollment/login/link', { token: 'x'.repeat(43) })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([422, 422, 429])
  })
})
