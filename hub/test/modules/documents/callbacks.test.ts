import { signatureHeader, signatureOf } from '@matricula/contract/sandbox'
import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'

const address = '/api/documents/callbacks/main'

async function sent(hub: TestHub): Promise<string> {
  const clerk = await signInStaff(hub, 'admissions')
  const path = '/api/enrollment/admin/documents/zoho/sign/contract'
  return (await clerk.post<{ id_request: string }>(path, { student: '10001' })).body.id_request
}

const news = (hub: TestHub): Promise<{ status: string }[]> =>
  hub.hub.app.database('outbox').where({ topic: 'document.news' })

describe.each(databases)('News of a document on $name', (database) => {
  it('come by themselves when the guardian has signed', async () => {
    const hub = await runHub({ database })
    const id = await sent(hub)
    await hub.visitor().submit(`/sandbox/esign.main/sign/${id}`, { choice: 'sign', accepted: 'on' })
    const kept = await until(
      () => hub.hub.app.database('signing').where({ vendor_id: id }).first(),
      (signing) => signing?.status === 'signed',
    )
    expect(kept.student_code).toBe('10001')
    expect(
      await until(
        () => news(hub),
        (rows) => rows.every(({ status }) => status === 'done'),
      ),
    ).not.toEqual([])
  })
})

describe('A callback of the signing service', () => {
  const call = (hub: TestHub, body: string, headers: Readonly<Record<string, string>>, to = address) =>
    hub.visitor().send<{ code: string }>('POST', to, body, { 'content-type': 'application/json', ...headers })

  it('that nobody signed, or somebody else did, is refused and leaves nothing', async () => {
    const hub = await runHub()
    const body = JSON.stringify({ type: 'signing', reference: 'C-1', status: 'signed' })
    const forged = signatureOf(body, 'somebody-elses-secret')
    for (const headers of [{}, { [signatureHeader]: forged }]) {
      const answer = await call(hub, body, headers)
      expect([answer.status, answer.body.code]).toEqual([401, 'FORGED'])
    }
    expect(await news(hub)).toEqual([])
  })

  it('at an address that nobody has is not found', async () => {
    const hub = await runHub()
    expect((await call(hub, '{}', {}, '/api/documents/callbacks/other')).status).toBe(404)
  })

  it('that is huge is not read', async () => {
    const hub = await runHub()
    expect((await call(hub, 'x'.repeat(300_000), {})).status).toBe(413)
  })
})
