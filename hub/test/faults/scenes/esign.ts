import { randomUUID } from 'node:crypto'
import { rightAndCosts } from '@matricula/hub/testing/family'
import { signInStaff } from '@matricula/hub/testing/staff'
import type { TestHub } from '@matricula/hub/testing/test-hub'
import { nextFamily } from '../line-of-families.ts'
import { pressing, type Scene, seen } from '../scene.ts'
import { common } from './common.ts'

interface Sent {
  readonly id_request: string
}

const office = '/api/enrollment/admin/documents/zoho/sign/contract'
const own = '/api/enrollment/documents'

async function familyWithContract(hub: TestHub) {
  const family = await nextFamily(hub)
  const sent = await family.visitor.post(`${own}/contract`, {})
  if (sent.status !== 200) throw new Error(sent.text)
  return family
}

export const esignScenes: readonly Scene[] = [
  ...common,
  pressing('A family asks for a document to sign', async (hub) => {
    const { visitor } = await nextFamily(hub)
    return () => visitor.post(`${own}/contract`, {})
  }),
  pressing(
    'A family sees how its documents stand',
    async (hub) => {
      const { visitor } = await familyWithContract(hub)
      return () => visitor.get(own)
    },
    (answer) => (answer.text.includes('"fresh":false') ? 'as last known' : seen(answer)),
  ),
  pressing('A family that has not signed pays', async (hub) => {
    const family = await familyWithContract(hub)
    const quote = await family.quote(rightAndCosts)
    const key = randomUUID()
    return () => family.pay(quote, {}, key)
  }),
  pressing('Admissions send a document', async (hub) => {
    const { code } = await nextFamily(hub)
    const clerk = await signInStaff(hub, 'admissions')
    return () => clerk.post<Sent>(office, { student: code })
  }),
  pressing('Admissions ask how a document stands', async (hub) => {
    const { code } = await nextFamily(hub)
    const clerk = await signInStaff(hub, 'admissions')
    const { body } = await clerk.post<Sent>(office, { student: code })
    return () => clerk.get(`${office}/${body.id_request}`)
  }),
]
