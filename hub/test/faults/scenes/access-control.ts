import { signInStaff } from '@matricula/hub/testing/staff'
import { nextFamily } from '../line-of-families.ts'
import { asAlways, pressing, type Scene, seen } from '../scene.ts'
import { common } from './common.ts'

interface Ran {
  readonly failed: number
}

const insert = '/api/hikcentral/insertServices'

export const accessControlScenes: readonly Scene[] = [
  ...common,
  pressing('The kitchen gives a student lunch', async (hub) => {
    const { code } = await nextFamily(hub)
    const cook = await signInStaff(hub, 'food')
    return () => cook.post(`/api/hikcentral/accessgroup/addPerson/2/${code}`, {})
  }),
  pressing('The kitchen takes a student’s lunch away', async (hub) => {
    const { code } = await nextFamily(hub)
    const cook = await signInStaff(hub, 'food')
    await cook.post(`/api/hikcentral/accessgroup/addPerson/2/${code}`, {})
    return () => cook.post(`/api/hikcentral/accessgroup/deletePerson/2/${code}`, {})
  }),
  pressing('The kitchen prepares a plan', async (hub) => {
    const { code } = await nextFamily(hub)
    const cook = await signInStaff(hub, 'food')
    return () => cook.get(`${insert}?students=${code}&service=2`)
  }),
  pressing(
    'The kitchen runs a prepared plan',
    async (hub) => {
      const { code } = await nextFamily(hub)
      const cook = await signInStaff(hub, 'food')
      const prepare = async () =>
        (await cook.get<{ token: string }>(`${insert}?students=${code}&service=2`)).body.token
      const prepared = [await prepare()]
      // A plan is run once; what it could not do is in the next one.
      return async () => cook.post<Ran>(insert, { token: prepared.pop() ?? (await prepare()) })
    },
    (answer) => {
      const didNot = (answer.body as Partial<Ran> | null)?.failed ?? 0
      return seen(answer) === asAlways && didNot > 0 ? 'told row by row' : seen(answer)
    },
  ),
]
