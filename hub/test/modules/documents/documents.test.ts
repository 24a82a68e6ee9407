import { describe, expect, it } from 'vitest'
import { stateOf } from '../../../src/modules/documents/documents-state.ts'
import { documentsState } from '../../../src/modules/documents/index.ts'
import { refreshSignings } from '../../../src/modules/documents/refresh-signings.ts'
import { signingsDataSource } from '../../../src/modules/documents/signings-data-source.ts'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { AppContext } from '../../../src/app-context.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub, useHub } from '@matricula/hub/testing/test-hub'
import { faultsAt } from '@matricula/hub/testing/vendor'
import type { ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

interface State {
  readonly email: string
  readonly id_request: string
  readonly status: string
  readonly contract: boolean
  readonly promissory_note: boolean
  readonly life_insurance: boolean
}

const path = '/api/enrollment/admin/documents/zoho/sign/contract'

const send = (visitor: Visitor, body: object) => visitor.post<State & ProblemBody>(path, body)

const readDocument = (visitor: Visitor, id: string) => visitor.get<State & ProblemBody>(`${path}/${id}`)

const choose = (visitor: Visitor, id: string, choice: 'sign' | 'decline') =>
  visitor.submit(`/sandbox/esign.main/sign/${id}`, { choice, accepted: 'on' })

/** An office that has sent nothing yet. */
async function office(hub: TestHub) {
  const { database } = hub.hub.app
  for (const table of ['signing', 'audit']) await database(table).delete()
  return { hub, clerk: await signInStaff(hub, 'admissions'), app: hub.hub.app }
}

describe.each(databases)('A document to sign on $name', (database) => {
  const hub = useHub({ database })

  it('goes to the guardian who pays, and is followed until it is signed', async () => {
    const { clerk, app } = await office(hub())
    const sent = await send(clerk, { student: '10001' })
    expect([sent.status, sent.body]).toEqual([
      200,
      {
        email: expect.stringContaining('@'),
        id_request: expect.stringMatching(/^\d{20}$/),
        status: 'sent',
        contract: false,
        promissory_note: false,
        life_insurance: false,
      },
    ])
    await choose(hub().visitor(), sent.body.id_request, 'sign')
    const signed = await readDocument(clerk, sent.body.id_request)
    expect(signed.body).toEqual({ ...sent.body, status: 'signed', contract: true })
    const note = await send(clerk, { student: '10001', document: 'promissory-note' })
    expect(note.body).toMatchObject({ status: 'sent', contract: true, promissory_note: false })
    expect(await documentsState(app.database, { project: '2025-2026', studentCode: '10001' })).toEqual({
      contract: true,
      promissory_note: false,
      life_insurance: false,
    })
  })

  it('asked for twice, and at the same moment, is one', async () => {
    const { clerk, app } = await office(hub())
    const answers = await Promise.all([
      send(clerk, { student: '10001' }),
      send(clerk, { student: '10001' }),
      send(clerk, { student: '10001' }),
    ])
    const again = await send(clerk, { student: '10001' })
    expect(new Set([...answers, again].map(({ body }) => body.id_request)).size).toBe(1)
    expect(await app.database('signing')).toHaveLength(1)
  })
})

/** Where who pays for a student can be written to, and whether another guardian stands before in the list. */
async function payerOf({ plugins }: AppContext, code: string) {
  const read = { signal: AbortSignal.timeout(5000), trace: 'test' }
  const student = await plugins.sis.findStudent(code, read)
  const relationships = await plugins.sis.relationships(student?.id ?? '', read)
  const at = relationships.findIndex(({ financiallyResponsible }) => financiallyResponsible)
  const contacts = await plugins.sis.guardianContacts(relationships[at]?.relatedId ?? '', read)
  return { email: contacts.find(({ kind }) => kind === 'email')?.value, isFirst: at === 0 }
}

describe('A document to sign', () => {
  const hub = useHub()

  it('goes to who pays, wherever the list of guardians has them', async () => {
    const { clerk, app } = await office(hub())
    const places: boolean[] = []
    for (const code of Array.from({ length: 14 }, (_, at) => String(10_001 + at))) {
      const { email, isFirst } = await payerOf(app, code)
      places.push(isFirst)
      expect((await send(clerk, { student: code })).body.email).toBe(email)
    }
    expect(new Set(places)).toEqual(new Set([true, false]))
  })

  it('goes to the signer the office names', async () => {
    const { clerk } = await office(hub())
    const signer = { email: 'tutor@example.com', name: 'Ana Ruiz' }
    expect((await send(clerk, { student: '10001', ...signer })).body.email).toBe('tutor@example.com')
  })

  it('whose answer was lost is found at the vendor, not sent again', async () => {
    const { clerk, app } = await office(hub())
    const faults = faultsAt(app, 'esign.main')
    await faults.injectFault('unreachable')
    expect((await send(clerk, { student: '10001' })).body.code).toBe('FEATURE_DOWN')
    await faults.clearFault()
    const [row] = await app.database('signing').select<{ reference: string }[]>('reference')
    const write = { key: 'of a try that died', signal: AbortSignal.timeout(5000), trace: 'test' }
    const request = {
      document: 'contract' as const,
      reference: row?.reference ?? '',
      signer: { name: 'Ana Ruiz', email: 'first@example.com' },
      fields: {},
      locale: 'es-CO' as const,
    }
    const arrived = await app.plugins.esign.send(request, write)
    const again = await send(clerk, { student: '10001' })
    expect(again.body).toMatchObject({ id_request: arrived.id, email: 'first@example.com' })
  })

  it('that the vendor refuses is refused with its reason, and can be asked for otherwise', async () => {
    const { clerk, app } = await office(hub())
    const faults = faultsAt(app, 'esign.main')
    await faults.injectFault('refuses')
    const refused = await send(clerk, { student: '10001' })
    expect([refused.status, refused.body.code]).toEqual([422, 'VENDOR_REFUSED'])
    expect(await app.database('signing')).toEqual([])
    await faults.clearFault()
    const signer = { email: 'otra@example.com', name: 'Ana Ruiz' }
    expect((await send(clerk, { student: '10001', ...signer })).body.email).toBe('otra@example.com')
  })

  it('that was declined may be sent anew', async () => {
    const { clerk } = await office(hub())
    const first = await send(clerk, { student: '10001' })
    await choose(hub().visitor(), first.body.id_request, 'decline')
    expect((await readDocument(clerk, first.body.id_request)).body.status).toBe('declined')
    const second = await send(clerk, { student: '10001' })
    expect(second.body.status).toBe('sent')
    expect(second.body.id_request).not.toBe(first.body.id_request)
    expect((await readDocument(clerk, first.body.id_request)).status).toBe(404)
  })

  it('leaves a trail without the address', async () => {
    const { clerk, app } = await office(hub())
    const { body } = await send(clerk, { student: '10001' })
    await readDocument(clerk, body.id_request)
    await send(clerk, { student: '10001' })
    const trail: { act: string; subject: string; after: string }[] = await app
      .database('audit')
      .whereIn('act', ['document.send', 'record.read'])
      .orderBy('id')
    expect(trail.map(({ act, subject }) => [act, subject])).toEqual([
      ['document.send', '10001'],
      ['record.read', '10001'],
      ['record.read', '10001'],
      ['record.read', '10001'],
    ])
    expect(trail.map(({ after }) => after).join('')).not.toContain('@')
  })

  it('is shown to its family, and keeps no address once the family is erased', async () => {
    const { clerk, app } = await office(hub())
    const { body } = await send(clerk, { student: '10001' })
    expect(await signingsDataSource.export(app.database, ['10001'])).toMatchObject([
      { studentCode: '10001', document: 'contract', email: body.email },
    ])
    const erased = await inTransaction(app.database, (trx) => signingsDataSource.erase(trx, ['10001']))
    expect(erased).toBe(1)
    await refreshSignings(app, AbortSignal.timeout(5000))
    expect((await readDocument(clerk, body.id_request)).body).toMatchObject({ email: '', status: 'sent' })
  })

  it('is asked about by the hub itself', async () => {
    const { clerk, app } = await office(hub())
    const { body } = await send(clerk, { student: '10001' })
    await choose(hub().visitor(), body.id_request, 'sign')
    await refreshSignings(app, AbortSignal.timeout(5000))
    const key = { project: '2025-2026', studentCode: '10001' }
    expect((await documentsState(app.database, key)).contract).toBe(true)
  })

  it('is asked about later while the vendor is down', async () => {
    const { clerk, app } = await office(hub())
    await send(clerk, { student: '10001' })
    await faultsAt(app, 'esign.main').injectFault('unreachable')
    await expect(refreshSignings(app, AbortSignal.timeout(5000))).resolves.toBeUndefined()
    await faultsAt(app, 'esign.main').clearFault()
  })

  it('is not there for nobody, under an unknown id, or where documents are off', async () => {
    const { clerk } = await office(hub())
    expect((await send(clerk, { student: '99999' })).status).toBe(404)
    expect((await readDocument(clerk, '12345678901234567890')).status).toBe(404)
    const off = await office(await runHub({ settings: { documents: { enabled: false } } }))
    expect((await send(off.clerk, { student: '10001' })).body.code).toBe('NOT_FOUND')
    expect((await readDocument(off.clerk, '1')).body.code).toBe('NOT_FOUND')
  })

  it.each([
    {},
    { student: '1' },
    { student: '10001', document: 'diploma' },
    { student: '10001', email: 'x@example.com' },
    { student: '10001', name: 'Ana' },
    { student: '10001', email: 'x', name: 'Ana' },
    { student: '10001', email: 'x@example.com', name: 'A\nB' },
    { student: '10001', email: 'x@example.com', name: 'Firme en https://evil.example' },
  ])('is none for %j', async (body) => {
    const { clerk } = await office(hub())
    expect((await send(clerk, body)).status).toBe(400)
  })
})

describe('The documents of an enrollment', () => {
  it('are done when they are signed, each by itself', () => {
    expect(
      stateOf([
        { document: 'contract', status: 'viewed' },
        { document: 'promissory-note', status: 'signed' },
      ]),
    ).toEqual({ contract: false, promissory_note: true, life_insurance: false })
  })
})
