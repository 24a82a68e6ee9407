import { describe, expect, it } from 'vitest'
import { maySignHere } from '../../../src/modules/documents/may-sign-here.ts'
import type { viewFamilyDocuments } from '../../../src/modules/documents/family-documents.view.ts'
import { databases } from '@matricula/hub/testing/databases'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { problemOf } from '@matricula/hub/testing/problem'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody } from '@matricula/hub/testing/visitor'

type Documents = ReturnType<typeof viewFamilyDocuments>

const path = '/api/enrollment/documents'
const names = ['contract', 'promissory-note', 'life-insurance'] as const
type Name = (typeof names)[number]

async function arrive(hub: TestHub, code = '10001') {
  const family = await Family.signIn(hub, code)
  const send = (name: string) => family.visitor.post<Documents & ProblemBody>(`${path}/${name}`, {})
  const read = async () => (await family.visitor.get<Documents>(path)).body
  return { hub, app: hub.hub.app, family, send, read }
}

const lineOf = ({ documents }: Documents, name: Name) =>
  documents.find(({ document }) => document === name) ?? expect.fail(`no line for ${name}`)

type Arrived = Awaited<ReturnType<typeof arrive>>

/** What the guardian does on the signing service's page. */
async function choose({ hub, send }: Arrived, name: Name, choice: 'sign' | 'decline') {
  const { url } = lineOf((await send(name)).body, name)
  await hub.visitor().submit(url ?? '', { choice, accepted: 'on' })
}

describe.each(databases)('A family and its documents on $name', (database) => {
  it('sees all three before any is sent, sends one and signs it', async () => {
    const arrived = await arrive(await runHub({ database }))
    const before = await arrived.read()
    expect(before).toMatchObject({ enabled: true, requiredBeforePay: false, fresh: true, contract: false })
    expect(before.documents.map(({ document, status }) => [document, status])).toEqual(
      names.map((name) => [name, 'none']),
    )
    const sent = await arrived.send('contract')
    expect(lineOf(sent.body, 'contract')).toMatchObject({
      status: 'sent',
      email: expect.stringMatching(/^.•••@/),
      url: expect.stringContaining('/sandbox/esign.main/sign/'),
    })
    await choose(arrived, 'contract', 'sign')
    const after = await arrived.read()
    expect(after).toMatchObject({ contract: true, promissory_note: false, life_insurance: false })
    expect(lineOf(after, 'contract')).toMatchObject({ status: 'signed', url: null })
  })

  it('sends one document once, however often and at the same moment it asks', async () => {
    const { app, send } = await arrive(await runHub({ database }))
    const answers = await Promise.all([send('contract'), send('contract'), send('contract')])
    expect(new Set(answers.map(({ body }) => lineOf(body, 'contract').url)).size).toBe(1)
    expect(await app.database('signing').select('requested_by', 'student_code')).toEqual([
      { requested_by: 'student:10001', student_code: '10001' },
    ])
  })

  it('does not pay before all are signed where the school asks for that', async () => {
    const settings = { documents: { requiredBeforePay: true } }
    const arrived = await arrive(await runHub({ database, settings }))
    const { family, hub } = arrived
    const quote = await family.quote(rightAndCosts)
    await choose(arrived, 'contract', 'sign')
    await arrived.read()
    const refused = await family.pay(quote)
    expect(refused.status).toBe(409)
    expect(problemOf(refused)).toMatchObject({
      code: 'DOCUMENTS_MISSING',
      missing: ['promissory-note', 'life-insurance'],
    })
    expect(await hub.hub.app.database('payment_attempt')).toEqual([])
    const validation = '/api/enrollment/order/checkout/validation/10001'
    expect((await family.visitor.get(validation)).body).toMatchObject({
      valid: false,
      reason: 'DOCUMENTS_MISSING',
    })
    await choose(arrived, 'promissory-note', 'sign')
    await choose(arrived, 'life-insurance', 'sign')
    expect(await arrived.read()).toMatchObject({ promissory_note: true, life_insurance: true })
    expect((await family.pay(quote)).status).toBe(200)
  })
})

describe('A family and its documents', () => {
  const theHub = useHub()

  it('may have a declined one sent anew, to another place to sign', async () => {
    const arrived = await arrive(theHub(), '10001')
    const first = lineOf((await arrived.send('contract')).body, 'contract').url
    await choose(arrived, 'contract', 'decline')
    expect(lineOf(await arrived.read(), 'contract')).toMatchObject({ status: 'declined', url: null })
    const second = lineOf((await arrived.send('contract')).body, 'contract')
    expect(second.status).toBe('sent')
    expect(second.url).not.toBe(first)
  })

  it('sees what was kept while the signing service is away, and cannot send meanwhile', async () => {
    const { app, send, read } = await arrive(await runHub())
    await send('contract')
    await faultsAt(app, 'esign.main').injectFault('unreachable')
    const seen = await read()
    expect(seen.fresh).toBe(false)
    expect(lineOf(seen, 'contract')).toMatchObject({ status: 'sent', url: null })
    const refused = await send('promissory-note')
    expect([refused.status, refused.body.code]).toEqual([503, 'FEATURE_DOWN'])
    expect(lineOf(await read(), 'promissory-note').status).toBe('none')
  })

  it('never says where a document goes: what a browser sends is not read', async () => {
    const { app, family } = await arrive(theHub(), '10005')
    await family.visitor.post(`${path}/contract`, { email: 'thief@example.com', name: 'A thief' })
    const rows: { email: string }[] = await app.database('signing').select('email')
    expect(rows.map(({ email }) => email)).not.toContain('thief@example.com')
  })

  it('sees nothing of another family, which sees nothing of it', async () => {
    const { hub, send } = await arrive(theHub(), '10006')
    await send('contract')
    const other = await Family.signIn(hub, '10003')
    const { body } = await other.visitor.get<Documents>(path)
    expect(body.documents.map(({ status }) => status)).toEqual(['none', 'none', 'none'])
  })

  it('sends a document nine times in a while and no more', async () => {
    const { send } = await arrive(theHub(), '10011')
    for (let sending = 0; sending < 9; sending += 1) expect((await send('contract')).status).toBe(200)
    const refused = await send('contract')
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES'])
  })

  it('asks about them so often and no more', async () => {
    const { family } = await arrive(await runHub({ settings: { documents: { questionsPerFamily: 2 } } }))
    const statuses = []
    for (let question = 0; question < 3; question += 1) statuses.push((await family.visitor.get(path)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('has none where the school does not sign online, and Pay waits for none', async () => {
    const settings = { documents: { enabled: false, requiredBeforePay: true } }
    const { family, send, read } = await arrive(await runHub({ settings }))
    expect(await read()).toMatchObject({ enabled: false, requiredBeforePay: false, documents: [] })
    expect((await send('contract')).status).toBe(404)
    expect((await family.pay(await family.quote(rightAndCosts))).status).toBe(200)
  })

  it('has no document of another name', async () => {
    const { send } = await arrive(theHub(), '10014')
    expect((await send('diploma')).status).toBe(400)
  })
})

describe('Where to sign', () => {
  it.each([
    ['sandbox', 'none', true],
    ['production', 'none', false],
    ['production', 'document4', true],
    ['production', 'mailLink', true],
  ] as const)('is shown in %s with the second proof %s: %s', (profile, secondProof, shown) => {
    expect(maySignHere({ profile, access: { secondProof } })).toBe(shown)
  })
})
