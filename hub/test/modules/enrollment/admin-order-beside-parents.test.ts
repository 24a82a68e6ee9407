import { describe, expect, it } from 'vitest'
import { newcomer, openDesk, ordersPath } from '@matricula/hub/testing/admin-orders'
import { databases } from '@matricula/hub/testing/databases'
import { bankAgreement, Family, rightAndCosts } from '@matricula/hub/testing/family'
import { until } from '@matricula/hub/testing/until'

interface Drawer {
  readonly state: string
  readonly parents: object | null
}

describe.each(databases)('The drawer of a student on $name', (database) => {
  const parentsOf = async ({ desk }: Pick<Awaited<ReturnType<typeof openDesk>>, 'desk'>) =>
    (await desk.get<Drawer>(`${ordersPath}/${newcomer}`)).body

  it('tells the order that the family has paid, of whichever year', async () => {
    const office = await openDesk({ database })
    const family = await Family.signIn(office.hub, newcomer)
    const { totals } = await family.quote(rightAndCosts)
    await family.enrol(rightAndCosts)
    await until(
      () => family.check(),
      ({ status }) => status === 'APROBADO',
    )

    expect(await parentsOf(office)).toMatchObject({
      state: 'none',
      parents: { project: '2025-2026', status: 'paid', total: totals.totalV },
    })
  })

  it('tells an order that the bank has still to be paid', async () => {
    const office = await openDesk({ database })
    await (await Family.signIn(office.hub, newcomer)).enrol(bankAgreement)

    expect(await parentsOf(office)).toMatchObject({ parents: { status: 'agreement' } })
  })

  it('tells of no order of a family that has not begun to pay', async () => {
    const office = await openDesk({ database })
    await (await Family.signIn(office.hub, newcomer)).quote(rightAndCosts)

    expect(await parentsOf(office)).toMatchObject({ state: 'none', parents: null })
  })
})
