import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { mailsOf, mailsTo } from '@matricula/hub/testing/mailbox'
import { linkPayer } from '@matricula/hub/testing/pay-links'
import { aSplit, payPart } from '@matricula/hub/testing/splits'
import { until } from '@matricula/hub/testing/until'

describe.each(databases)('With the first part’s payment, on $name', (database) => {
  it('the family is written to until when the others can be paid, and the payer that it is a part', async () => {
    const { hub, payers } = await aSplit({ database, settings })
    const [mother, father] = payers
    if (mother === undefined || father === undefined) throw new Error('three have links')
    expect((await mother.read()).body).toMatchObject({
      isPart: true,
      expiresAt: '2025-07-06T00:00:00-05:00',
      daysFromFirst: 10,
    })

    const paid = await payPart(mother)

    expect(paid).toMatchObject({ status: 'APROBADO', completeBy: '2025-06-29' })
    expect((await father.read()).body).toMatchObject({
      expiresAt: '2025-06-30T00:00:00-05:00',
      daysFromFirst: null,
    })
    const [toFamily] = await mailsTo(hub, 'familia.10001@example.com')
    expect(toFamily?.subject).toContain('las otras se pagan hasta el 29 de junio de 2025')
    expect(toFamily?.text).toContain('matrícula 2025-2026 de Mariana')
    expect(toFamily?.text).not.toMatch(/Rosa|Vélez/)
    const [toPayer] = await mailsTo(hub, 'rosa@example.com')
    expect(toPayer?.text).toContain(
      'Es una parte de un valor que se paga entre varios, hasta el 29 de junio de 2025',
    )
    expect(toPayer?.text).not.toMatch(/4\.750\.000|Mariana/)
    await payPart(father)
    expect(await mailsTo(hub, 'familia.10001@example.com')).toHaveLength(1)
  })

  it('a payer whose part completes the order is told no last day', async () => {
    const { payers } = await aSplit({ database, settings })
    const paid = []
    for (const payer of payers) paid.push(await payPart(payer))
    expect(paid.map(({ completeBy }) => completeBy)).toEqual(['2025-06-29', '2025-06-29', null])
  })

  it('each who paid a part is written to once all are paid, of their own alone', async () => {
    const { hub, payers } = await aSplit({ database, settings })
    const addresses = ['marta@example.com', 'pablo@example.com', 'elena@example.com']
    for (const [place, payer] of payers.entries())
      await payPart(payer, 'approve', { payer: { ...linkPayer, email: addresses[place] } })
    const mails = await until(
      async () =>
        (await mailsOf(hub.hub.app)).filter(({ subject }) => subject.startsWith('Todas las partes')),
      ({ length }) => length === 3,
    )
    expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    const toPablo = mails.find(({ to }) => to === 'pablo@example.com')
    expect(toPablo?.text).toContain('Su pago de $1.375.000')
    expect(toPablo?.text).not.toMatch(/4\.750\.000|2\.375\.000|Mariana/)
  })
})
