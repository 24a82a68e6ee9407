import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { problemOf } from '@matricula/hub/testing/problem'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import type { Visitor } from '@matricula/hub/testing/visitor'
import { anAgreement, type ApprovalBody, approvals, decide } from './a-request.ts'

const payments = ({ hub }: TestHub) => hub.app.database('payment').whereNotNull('attempt_id')

const send = (who: Visitor, content: string, mode = 'run') =>
  who.post<ApprovalBody>('/api/payments/bank-agreement/file', { name: 'pagos.csv', content, mode })

/** A family that waits for the bank, and a file that says it has paid. */
async function aFile(...settings: Parameters<typeof anAgreement>) {
  const begun = await anAgreement(...settings)
  const { reference = '', amount = 0 } = begun.started.data ?? {}
  const content = `referencia;valor;fecha\n${reference};${amount};2025-06-20\nMH-NADIE;5000;2025-06-20\n`
  return { ...begun, reference, amount, content }
}

describe.each(databases)('A bank’s file about much money on $name', (database) => {
  it('is looked at by one person and confirms nothing before a second one has approved it', async () => {
    const { hub, finance, admin, family, reference, amount, content } = await aFile({ database })

    expect((await send(finance, content, 'plan')).body).toMatchObject([
      { result: 'paid' },
      { result: 'unknown' },
    ])
    const asked = await send(finance, content)

    expect([asked.status, asked.body]).toMatchObject([
      202,
      {
        act: 'agreement.file',
        students: [],
        amount,
        details: { name: 'pagos.csv', lines: '2', references: `${reference} ${amount}\nMH-NADIE 5000` },
        own: true,
      },
    ])
    expect([(await family.check()).status, await payments(hub)]).toEqual(['PENDIENTE CONVENIO', []])
    expect(await hub.hub.app.database('payment_exception')).toEqual([])
    expect((await send(finance, content)).body.id).toBe(asked.body.id)
    expect(problemOf(await decide(finance, asked.body.id, 'approve')).code).toBe('APPROVAL_OWN')

    const approved = await Promise.all([1, 2, 3].map(() => decide(admin, asked.body.id, 'approve')))

    expect(approved.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await approvals(admin))[0]).toMatchObject({ state: 'approved', result: 'paid 1 of 2' })
    expect(await payments(hub)).toMatchObject([{ amount, actor: 'staff:admin' }])
    expect(await hub.hub.app.database('allocation').pluck('paid_as')).toEqual(['PAGO DAVIVIENDA'])
    expect(await hub.hub.app.database('payment_exception')).toHaveLength(1)
    expect(await hub.hub.app.database('audit').where({ act: 'agreement.file' })).toHaveLength(1)
    expect((await send(finance, content)).body).toMatchObject([
      { result: 'already-paid' },
      { result: 'unknown' },
    ])
  })

  it('counts what it would confirm together, and runs at once below that', async () => {
    const probe = await aFile({ database }, 0)
    const { hub, finance, content } = await aFile({ database }, probe.amount + 1)

    expect((await send(finance, content)).body).toMatchObject([{ result: 'paid' }, { result: 'unknown' }])
    expect(await payments(hub)).toHaveLength(1)
    expect(await approvals(finance)).toEqual([])
  })

  it('is not confirmed where its sum has changed meanwhile', async () => {
    const { hub, finance, admin, content, started } = await aFile({ database })
    const { id } = (await send(finance, content)).body
    await hub.hub.app
      .database('payment_attempt')
      .update({ status: 'expired', expires_at: '2025-01-01T00:00:00.000Z' })
    await hub.hub.app.database('enrollment_order').where({ token: started.token }).update({ total: 1 })

    const answer = await decide(admin, id, 'approve')

    expect([answer.status, problemOf(answer).code]).toEqual([409, 'APPROVAL_OUTDATED'])
    expect(await payments(hub)).toEqual([])
  })

  it('that cannot be read is refused in words', async () => {
    const { finance } = await aFile({ database })
    const refused = await send(finance, 'nada\n1\n')
    expect([refused.status, problemOf(refused).code]).toEqual([422, 'FILE_UNREADABLE'])
    expect(problemOf(refused).detail).not.toContain('{')
  })
})
