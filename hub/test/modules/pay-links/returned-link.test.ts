import { expect, it } from 'vitest'
import { settled } from '@matricula/hub/testing/a-payment'
import { settings } from '@matricula/hub/testing/exceptions'
import { chooseFor } from '@matricula/hub/testing/families'
import { LinkPayer, linksOf, makeLink } from '@matricula/hub/testing/pay-links'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { giveBack } from '../payments-office/a-refund.ts'

const code = '10001'

it('A link whose payment the school has given back was paid, stands no more, and says how much that was', async () => {
  const hub = await runHub({ settings })
  const family = await chooseFor(hub, code)
  const payer = new LinkPayer(hub.visitor(), await makeLink(family.visitor, code))
  const amount = await payer.amount()
  const { body } = await payer.pay()
  await payer.choose(body, 'approve')
  await until(
    async () => (await payer.payment(body.token)).body,
    ({ status }) => status === 'APROBADO',
  )
  await settled(hub)
  const { token } = await hub.hub.app.database('enrollment_order').first('token')

  await giveBack(await signInStaff(hub, 'finance'), token, { amount })

  expect(await linksOf(family.visitor, code)).toMatchObject([{ state: 'returned', paid: { amount } }])
  expect((await payer.read()).body.state).toBe('not-now')
})
