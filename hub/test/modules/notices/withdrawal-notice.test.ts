import { describe, expect, it } from 'vitest'
import { databases } from '@matricula/hub/testing/databases'
import { settings } from '@matricula/hub/testing/exceptions'
import { chooseFor } from '@matricula/hub/testing/families'
import { type Mail, mailsOf } from '@matricula/hub/testing/mailbox'
import { LinkPayer, makeLink } from '@matricula/hub/testing/pay-links'
import { setSeasonClock } from '@matricula/hub/testing/season-clock'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub, type TestHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { formatCop } from '../../../src/shared/money.ts'
import { aPaidOrder } from '../payments-office/a-refund.ts'
import { propose, withdraw } from '../withdrawals/a-withdrawal.ts'

async function withdrawalMails({ hub }: TestHub): Promise<readonly Mail[]> {
  const { database } = hub.app
  await until(
    () => database('outbox').where({ topic: 'notice.withdrawal' }).first(),
    (row) => row?.status === 'done',
  )
  return (await mailsOf(hub.app)).filter(({ subject }) => subject.startsWith('Retiro de la matrícula'))
}

describe.each(databases)('The mail of a withdrawal, on $name', (database) => {
  it('goes to who paid and to the guardian who pays, and says the day, what goes back and that nothing more is charged', async () => {
    const { hub, family, finance, token } = await aPaidOrder({ database, settings })
    const receipt = (await family.check()).data?.receiptToken

    await withdraw(finance, { way: 'bank' })

    const mails = await withdrawalMails(hub)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ana.ruiz@example.com',
      'familia.10001@example.com',
    ])
    for (const { text } of mails) {
      expect(text).toContain('desde el 19 de junio de 2025')
      expect(text).toContain('- Estudiante: Mariana')
      expect(text).toContain('El colegio devuelve $1.000.000 de lo que se pagó')
      expect(text).toContain('- Medio: Transferencia del colegio')
      expect(text).toContain('Los cobros de después de ese día quedan cancelados')
      expect(text).toContain('The charges after that day are cancelled')
      expect(text).toContain(`/enrollment/resume/${receipt}`)
      expect(text).not.toContain('Se muda de ciudad')
      expect(text).not.toContain('se sigue debiendo')
    }
    const story = await finance.get(`/api/payments/${token}/timeline`)
    expect(story.body).toMatchObject({
      deliveries: expect.arrayContaining([
        expect.objectContaining({ topic: 'notice.withdrawal', status: 'done' }),
        expect.objectContaining({ topic: 'accounting.withdrawal' }),
      ]),
    })
  })

  it('says what was to be paid by the day, and stays owed', async () => {
    const { hub, finance } = await aPaidOrder({ database, settings })
    await setSeasonClock(hub, '2025-09-15T10:00:00-05:00')
    const { owed_amount: owed } = (await propose(finance, { day: '2025-09-15' })).body
    await withdraw(finance, { day: '2025-09-15', returned: 0, way: null })
    const mails = await withdrawalMails(hub)
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain(`si aún no se ha pagado: $${formatCop(owed)}.`)
  })

  it('says so where nothing goes back', async () => {
    const { hub, finance } = await aPaidOrder({ database, settings })
    await withdraw(finance, { returned: 0, way: null })
    for (const { text } of await withdrawalMails(hub)) {
      expect(text).toContain('De lo que se pagó no se devuelve nada')
      expect(text).not.toContain('- Medio:')
    }
  })

  it('goes to the family alone where somebody paid by a link', async () => {
    const hub = await runHub({ database, settings })
    const family = await chooseFor(hub, '10001')
    const payer = new LinkPayer(hub.visitor(), await makeLink(family.visitor, '10001'))
    await payer.choose((await payer.pay()).body, 'approve')
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )

    await withdraw(await signInStaff(hub, 'finance'), { way: 'bank' })

    const [mail, ...others] = await withdrawalMails(hub)
    expect(others).toEqual([])
    expect(mail?.to).toBe('familia.10001@example.com')
    expect(mail?.text).toContain('/enrollment/resume/')
  })
})
