import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import { keepCorrectedHome } from '../../../src/modules/students/home.store.ts'
import { homesDataSource } from '../../../src/modules/students/homes-data-source.ts'
import { RealHome } from '../../../src/modules/students/real-home.ts'
import { databases } from '@matricula/hub/testing/databases'
import { openTestDatabase } from '@matricula/hub/testing/open-database'

describe.each(databases)('Homes put right, on $name', (kind) => {
  it('are shown to their family and gone once it is erased, others stay', async () => {
    const { database } = await openTestDatabase(kind)
    const place = { lat: 4.912345, lng: -74.023456, address: 'Carrera 7 # 1-23' }
    const measured = {
      metres: 12_000,
      actor: 'staff:transporte',
      updatedAt: new Date('2025-06-19T15:00:00.000Z'),
    }
    const home = new RealHome(place)
    for (const studentCode of ['10001', '10003'])
      await keepCorrectedHome(database, { ...measured, home, studentCode })
    expect(await homesDataSource.export(database, ['10001'])).toEqual([
      { ...measured, ...place, studentCode: '10001' },
    ])
    const erase = () => inTransaction(database, (trx) => homesDataSource.erase(trx, ['10001']))
    expect([await erase(), await erase()]).toEqual([1, 0])
    expect(await homesDataSource.export(database, ['10001', '10003'])).toHaveLength(1)
  })
})
