import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { type noticeInForce, recordConsent } from '../../../src/modules/privacy/index.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, useHub } from '@matricula/hub/testing/test-hub'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

interface NoticeBody {
  readonly version: string
  readonly title: string
  readonly body: string
  readonly hash: string
}

interface ConsentBody {
  readonly purpose: string
  readonly version: string
  readonly hash: string
  readonly at: string
  readonly channel: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const theHub = useHub()

describe('The privacy notice', () => {
  it('is shown to anybody in Spanish, with the hash of what it says', async () => {
    const { visitor } = theHub()
    const { status, body } = await visitor().get<NoticeBody>('/api/privacy/notice')
    expect(status).toBe(200)
    expect([body.version, body.title]).toEqual(['2025-07', 'Aviso de privacidad'])
    expect(body.hash).toBe(sha256(`${body.title}\n\n${body.body}`))
  })

  it('is shown in English with the hash of the Spanish text, which is in force', async () => {
    const { visitor } = theHub()
    const spanish = await visitor().get<NoticeBody>('/api/privacy/notice')
    const english = await visitor().get<NoticeBody>('/api/privacy/notice', { 'accept-language': 'en' })
    expect(english.body.title).toBe('Privacy notice')
    expect([english.body.version, english.body.hash]).toEqual([spanish.body.version, spanish.body.hash])
  })

  it.each(['es-CO', 'en'])(
    'says who answers, for what, which rights and where to write, in %s',
    async (locale) => {
      const { visitor, hub } = theHub()
      const { body } = await visitor().get<NoticeBody>('/api/privacy/notice', { 'accept-language': locale })
      const { school, privacy } = hub.app.config.settings
      const { drafts, signIns, audit } = privacy.retentionDays
      const { name, nit, address, phone, email } = school
      const told = [name, nit, address, phone, email, drafts, signIns, audit, 'Industria y Comercio']
      expect(told.filter((one) => !body.body.includes(String(one)))).toEqual([])
      expect(body.body).not.toMatch(/[{}]/)
    },
  )
})

const proof = {
  studentCode: '10001',
  purpose: 'enrollment',
  channel: 'portal',
  actor: 'student:10001',
  at: new Date('2025-06-19T15:00:00.000Z'),
  trace: 'a-request',
} as const

const june: ReturnType<typeof noticeInForce> = { version: '2025-06', text: 'Aviso\n\nTexto' }

describe.each(databases)('A consent on $name', (database) => {
  it('is kept once per version of the text: the first time is the proof', async () => {
    const { hub } = await runHub({ database })
    const again = { ...proof, at: new Date('2025-06-20T15:00:00.000Z'), trace: 'a-later-request' }
    await inTransaction(hub.app.database, (trx) => recordConsent(trx, { ...proof, ...june }))
    await inTransaction(hub.app.database, (trx) => recordConsent(trx, { ...again, ...june }))
    await inTransaction(hub.app.database, (trx) =>
      recordConsent(trx, { ...again, version: '2026-01', text: 'Aviso nuevo' }),
    )
    const rows = await hub.app.database('consent').orderBy('id')
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual([
      {
        student_code: '10001',
        purpose: 'enrollment',
        text_version: '2025-06',
        text_hash: sha256('Aviso\n\nTexto'),
        channel: 'portal',
        actor: 'student:10001',
        at: '2025-06-19T15:00:00.000Z',
        trace: 'a-request',
      },
      expect.objectContaining({ text_version: '2026-01', text_hash: sha256('Aviso nuevo') }),
    ])
  })

  it('given many times at once is still one', async () => {
    const { hub } = await runHub({ database })
    const give = () => inTransaction(hub.app.database, (trx) => recordConsent(trx, { ...proof, ...june }))
    await Promise.all(Array.from({ length: 5 }, give))
    expect(await hub.app.database('consent')).toHaveLength(1)
  })
})

describe('Signing in', () => {
  it('is the consent to the notice in force, once', async () => {
    const hub = theHub()
    await Family.signIn(hub, '10001')
    const { visitor } = await Family.signIn(hub, '10001')
    const notice = await visitor.get<NoticeBody>('/api/privacy/notice')
    const { body } = await visitor.get<ConsentBody[]>('/api/privacy/consents/10001')
    expect(body).toEqual([
      {
        purpose: 'enrollment',
        version: notice.body.version,
        hash: notice.body.hash,
        at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        channel: 'portal',
      },
    ])
  })

  it('is asked for again when the notice has a new version', async () => {
    const hub = await runHub({ settings: { privacy: { noticeVersion: '2026-01' } } })
    await hub.hub.app.database.transaction((trx) => recordConsent(trx, { ...proof, ...june }))
    const { visitor } = await Family.signIn(hub, '10001')
    const { body } = await visitor.get<ConsentBody[]>('/api/privacy/consents/10001')
    expect(body.map(({ version }) => version)).toEqual(['2025-06', '2026-01'])
  })

  it('that opens no session is no consent', async () => {
    const hub = await runHub()
    await hub.visitor().post('/api/enrollment/login', { studentCode: 'ZZZZZ' })
    expect(await hub.hub.app.database('consent')).toEqual([])
  })
})

describe('The list of consents', () => {
  it('of another student is not there', async () => {
    const { visitor } = await Family.signIn(theHub(), '10001')
    const { status, body } = await visitor.get<ProblemBody>('/api/privacy/consents/10003')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is read by admissions, which leaves a trace', async () => {
    const hub = theHub()
    await Family.signIn(hub, '10001')
    const admissions = await signInStaff(hub, 'admissions')
    const { status, body } = await admissions.get<ConsentBody[]>('/api/privacy/consents/10001')
    expect([status, body.length]).toEqual([200, 1])
    const [trail] = await hub.hub.app.database('audit').where({ act: 'record.read', subject: '10001' })
    expect(trail).toMatchObject({ actor: 'staff:admisiones', subject: '10001' })
  })

  it('asks for a school code', async () => {
    const admissions = await signInStaff(theHub(), 'admissions')
    for (const asked of ['1', '100012', '10%2F1', '10..1']) {
      expect([asked, (await admissions.get(`/api/privacy/consents/${asked}`)).status]).toEqual([asked, 400])
    }
  })
})
