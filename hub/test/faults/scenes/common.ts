import { rightAndCosts } from '@matricula/hub/testing/family'
import { nextFamily, nextOldFamily } from '../line-of-families.ts'
import { pressing, type Scene } from '../scene.ts'

/** The way of every family up to the price. */
export const common: readonly Scene[] = [
  pressing('A family signs in', async (hub) => {
    const { code } = await nextFamily(hub)
    const browser = hub.visitor()
    return () => browser.post('/api/enrollment/login', { studentCode: code })
  }),
  pressing('The steps of the enrollment are loaded', async (hub) => {
    const { visitor } = await nextOldFamily(hub)
    return () => visitor.get('/api/enrollment/student')
  }),
  pressing('A family sees its price', async (hub) => {
    const { visitor } = await nextFamily(hub)
    return () => visitor.post('/api/enrollment/quotes', rightAndCosts)
  }),
]
