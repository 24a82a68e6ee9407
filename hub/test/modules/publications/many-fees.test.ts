import { expect, it } from 'vitest'
import { placesTaken } from '../../../src/modules/activities/subscription.store.ts'
import type { NewFee } from '../../../src/modules/fees/fee.ts'
import { addFees, feesByIds, feesInForce, versionsInForce } from '../../../src/modules/fees/fee.store.ts'
import { countBuyers } from '../../../src/modules/publications/bought.store.ts'
import { addPublication } from '../../../src/modules/publications/publication.store.ts'
import type { PublishedFee } from '../../../src/modules/publications/publication.ts'
import { databases } from '@matricula/hub/testing/databases'
import { signInStaff } from '@matricula/hub/testing/staff'
import { runHub } from '@matricula/hub/testing/test-hub'

/** More than SQL Server takes in one statement, and no more than a publication may bring: fifty fees for each grade. */
const many = 2200

const at = '2025-06-01T12:00:00.000Z'

const newFee = (project: string, n: number): NewFee => ({
  project,
  grade: 101,
  code: `C${n}`,
  concept: `Actividad ${n}`,
  description: '',
  value: 1000,
  mandatory: false,
  feeType: 'ECO',
  cuota: null,
  promoImgLink: null,
  ecoType: null,
  schedule: null,
})

const created = (id: number): PublishedFee => ({
  act: 'fee.create',
  id,
  version: 1,
  grade: 101,
  code: `N${id}`,
  concept: `Actividad ${id}`,
  type: 'ECO',
  before: null,
  after: 1000,
})

it.each(databases)(
  `a publication of ${many} fees is listed and compared with the catalogue on $name`,
  async (kind) => {
    const hub = await runHub({ database: kind })
    const { database, config } = hub.hub.app
    const { project } = config.seasons.parents
    const fees = Array.from({ length: many }, (_, n) => newFee(project, n))
    await addFees(database, fees)
    const ids = (await feesInForce(database, fees)).map(({ id }) => id).toSorted((one, other) => other - one)
    const publication = {
      project,
      state: 'scheduled',
      changes: { create: [], edit: [], archive: [] },
      fees: ids.map(created),
      at: '2999-01-01T00:00:00.000Z',
      createdBy: 'staff:admin',
      createdAt: at,
      endedBy: null,
      endedAt: null,
      refusal: null,
    } as const
    await database.transaction((trx) => addPublication(trx, publication))
    const finance = await signInStaff(hub, 'finance')

    const listed = await finance.get<{ outdated: boolean; fees: object[] }[]>(
      '/api/enrollment/admin/fees/publications',
    )

    expect(listed.body).toMatchObject([{ outdated: false }])
    expect(listed.body[0]?.fees).toHaveLength(many)
    expect((await feesByIds(database, ids)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await versionsInForce(database, ids)).size).toBe(many)
    expect((await placesTaken(database, ids)).size).toBe(0)
    expect(await countBuyers(database, { ...publication, id: 1 }, String)).toBe(0)
  },
)
