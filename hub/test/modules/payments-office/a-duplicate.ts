import { beginPayment, letItExpire, says, settled } from '@matricula/hub/testing/a-payment'
import { only, settings } from '@matricula/hub/testing/exceptions'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'

/** A second payment of an order that is paid, before finance. */
export async function duplicate(options: Parameters<typeof beginPayment>[0]) {
  const begun = await beginPayment({ ...options, settings })
  const { hub, family, started, provider } = begun
  const { reference = '', amount = 0 } = started.data ?? {}
  await letItExpire(hub, started)
  await says(family, 'EXPIRADO')
  const second = (await family.pay(await family.quote(rightAndCosts))).body
  await provider.decide(reference, { rawStatus: 'Aceptada', amount })
  await provider.call(provider.written({ eventId: 'late:Aceptada', reference, status: 'Aceptada', amount }))
  await settled(hub)
  await family.chooseAtProvider(second, 'approve')
  const finance = await signInStaff(hub, 'finance')
  return { ...begun, finance, exception: await only(finance) }
}
