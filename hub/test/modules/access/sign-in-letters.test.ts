import { describe, expect, it } from 'vitest'
import { type Mail, mailsOf, secretIn } from '@matricula/hub/testing/mailbox'
import { minutesLater } from '@matricula/hub/testing/minutes-later'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

type Login = ProblemBody & { readonly outcome?: string }

const settings = { access: { secondProof: 'mailLink' }, server: { trustedProxies: 1 } }

const ask = (browser: Visitor, studentCode: string, address = '203.0.113.1') =>
  browser.post<Login>('/api/enrollment/login', { studentCode }, { 'x-forwarded-for': address })

const answer = (browser: Visitor, code: string) =>
  browser.post<Login>('/api/enrollment/login/code', { code, remember: false })

/** So many strangers ask for a code, each from a network of their own. */
async function strangersAsk({ visitor }: TestHub, studentCode: string, times = 10) {
  for (let index = 0; index < times; index += 1) await ask(visitor(), studentCode, `198.51.100.${index}`)
}

/** What has left for the family once nothing waits any more: its guardians all get each letter. */
async function lettersOf({ hub: { app } }: TestHub): Promise<readonly (readonly Mail[])[]> {
  const sent = await until(
    () => app.database('outbox').where({ topic: 'notice.link' }),
    (rows) => rows.every(({ status }) => status === 'done'),
  )
  const letters = sent.filter(({ payload }) => JSON.parse(payload).subject === '10001').length
  const mails = await mailsOf(app)
  const guardians = mails.length / Math.max(1, letters)
  return Array.from({ length: letters }, (_, index) =>
    mails.slice(index * guardians, (index + 1) * guardians),
  )
}

const digitsIn = (letter: readonly Mail[] | undefined) => /\b\d{6}\b/.exec(letter?.[0]?.text ?? '')?.[0] ?? ''

describe('A letter to a student’s guardians', () => {
  it('leaves once in five minutes, however many ask and from wherever, and its link opens in any browser', async () => {
    const hub = await runHub({ settings })
    await strangersAsk(hub, '10001')
    const browser = hub.visitor()
    expect((await ask(browser, '10001')).body.outcome).toBe('check-mail')

    const letters = await lettersOf(hub)

    expect(letters).toHaveLength(1)
    const [mail] = letters[0] ?? []
    const token = mail === undefined ? '' : secretIn(mail)
    const entered = await browser.post<Login>('/api/enrollment/login/link', { token, remember: false })
    expect(entered.body.outcome).toBe('proceed')
  })

  it('leaves again when the five minutes are over', async () => {
    const hub = await runHub({ settings })
    await ask(hub.visitor(), '10001')
    await minutesLater(hub)
    await ask(hub.visitor(), '10001')

    expect(await lettersOf(hub)).toHaveLength(2)
  })

  it('leaves for a device that the code has come in on before, whatever strangers ask for, three times', async () => {
    const hub = await runHub({ settings })
    const browser = hub.visitor()
    await ask(browser, '10001')
    await answer(browser, digitsIn((await lettersOf(hub))[0]))
    await strangersAsk(hub, '10001')

    await ask(browser, '10001')
    const [, own] = await lettersOf(hub)
    expect((await answer(browser, digitsIn(own))).body.outcome).toBe('proceed')
    for (const letters of [3, 4, 4]) {
      await ask(browser, '10001')
      expect(await lettersOf(hub)).toHaveLength(letters)
    }
  })

  it('keeps its digits good in a browser that asks again before the next one leaves', async () => {
    const hub = await runHub({ settings })
    const browser = hub.visitor()
    await ask(browser, '10001')
    const [letter] = await lettersOf(hub)
    const again = await ask(browser, '10001')

    expect(again.body.outcome).toBe('check-mail')
    expect((await answer(browser, digitsIn(letter))).body.outcome).toBe('proceed')
  })

  it('tells by nothing whether a code is somebody’s, nor whether others ask for it', async () => {
    const hub = await runHub({ settings })
    await strangersAsk(hub, '10001', 2)
    const told: unknown[] = []
    for (const code of ['10001', '10002', '99999']) {
      const browser = hub.visitor()
      const answers = [await ask(browser, code), await ask(browser, code), await answer(browser, '123456')]
      told.push(
        answers.map(({ status, body, headers }) => [
          status,
          { ...body, requestId: '' },
          headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
        ]),
      )
    }
    expect(told).toEqual([told[0], told[0], told[0]])
  })
})
