import { describe, expect, it } from 'vitest'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { Family, rightAndCosts } from '@matricula/hub/testing/family'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, faultsAt } from '@matricula/hub/testing/vendor'

interface Mail {
  readonly value: { readonly to: string; readonly subject: string; readonly text: string }
}

async function mailbox({ hub }: TestHub) {
  const kept = await memoOf(hub.app, 'notices.main').list('message:')
  return kept.map(({ value }) => (value as unknown as Mail).value)
}

describe('The receipt’s notice', () => {
  it('takes the payer to the receipt, and has of the child the first names and the grade alone', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10001')
    await family.enrol(rightAndCosts)
    await until(() => readBooks(hub.hub.app, '10001'), isDelivered)

    const mails = await mailbox(hub)

    const { data } = await family.check()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'ana.ruiz@example.com',
      subject: 'Recibo de matrícula 2025-2026 · Colegio Bilingüe La Cordillera',
    })
    expect(mails[0]?.text).toContain('Hola, Ana:')
    expect(mails[0]?.text).toContain(`${hub.url}/enrollment/resume/${data?.receiptToken}`)
    expect(mails[0]?.text).toContain('$4.750.000')
    const student = await hub.hub.app.database('student').where({ code: '10001' }).first()
    expect(mails[0]?.text).toContain(`- Estudiante: ${student.first_names}, `)
    for (const word of ['10001', student.last_names]) expect(mails[0]?.text).not.toContain(word)
  })

  it('is not lost while the mail is down, and goes out once', async () => {
    const hub = await runHub()
    const { app } = hub.hub
    await faultsAt(app, 'notices.main').injectFault('hangs-up')
    await (await Family.signIn(hub, '10001')).enrol(rightAndCosts)
    await until(
      () => app.database('outbox').where({ topic: 'notice.receipt' }).first(),
      (row) => row?.last_fault != null,
    )

    await faultsAt(app, 'notices.main').clearFault()
    await app.database('outbox').where({ status: 'due' }).update({ due_at: app.clock.wall().toISOString() })
    app.work.trigger('deliver-outbox')

    expect(await until(() => readBooks(app, '10001'), isDelivered)).toMatchObject(onePaidEnrolment)
    expect(await mailbox(hub)).toHaveLength(1)
  })

  it('takes the guardian on file to the receipt where nobody was asked for an address', async () => {
    const hub = await runHub()
    const family = await Family.signIn(hub, '10004')
    await family.enrol(rightAndCosts)

    const books = await until(() => readBooks(hub.hub.app, '10004'), isDelivered)

    expect(books.deliveries).toMatchObject({ 'notice.receipt': 'done' })
    const { data } = await family.check()
    const mails = await mailbox(hub)
    expect(mails.map(({ to }) => to)).toEqual([expect.stringMatching(/@/)])
    expect(mails[0]?.text).toContain('sin nada por pagar hoy')
    expect(mails[0]?.text).toContain(`${hub.url}/enrollment/resume/${data?.receiptToken}`)
    expect(mails[0]?.text).not.toContain('10004')
  })
})
