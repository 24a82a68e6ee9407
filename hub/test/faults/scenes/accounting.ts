import { randomUUID } from 'node:crypto'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { signInGuardian } from '@matricula/hub/testing/guardian'
import { signInStaff } from '@matricula/hub/testing/staff'
import { deliveryOfPaid } from '../deliveries.ts'
import { nextFamily } from '../line-of-families.ts'
import { pressing, reading, type Scene } from '../scene.ts'
import { aDay } from './a-day.ts'
import { common } from './common.ts'

export const accountingScenes: readonly Scene[] = [
  ...common,
  pressing('A family that knows its price pays', async (hub) => {
    const family = await nextFamily(hub)
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()
    return () => family.pay(quote, {}, key)
  }),
  deliveryOfPaid('The order of a paid enrollment reaches accounting', 'accounting.order'),
  pressing('A guardian opens the invoices', async (hub) => {
    const guardian = await signInGuardian(hub, `familia.${(await nextFamily(hub)).code}@example.com`)
    return () => guardian.get('/api/invoices')
  }),
  reading('Anybody reads the fee list', async (hub) => hub.visitor(), '/api/enrollment/admin/fees'),
  aDay((hub) => signInStaff(hub, 'finance')),
]
