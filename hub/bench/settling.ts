import Libsql from 'libsql'
import { measured, type Measurement } from './goals/goals.ts'
import { withOrdersToSettle, type ToSettle } from './support/orders-to-settle.ts'
import { type Pace, paceOf } from './support/load.ts'
import { compare } from './support/rounds.ts'
import { chargesIn, databaseIn, reading, receiptIn } from './support/stored.ts'
import { paceTable, printTable } from './support/table.ts'
import { settlerOf } from './baselines/settle-raw.ts'

const orders = 300
const rounds = 7

/** The settling transaction alone, one after the other, against the driver with the same rows in the same file. */
export function benchSettling(): Promise<readonly Measurement[]> {
  return withOrdersToSettle(orders * 2 * (rounds + 1) + 1, async ({ waiting, settle, folder }) => {
    const first = take(waiting)
    await settle(first)
    const { charges, receipt } = reading(folder, (database) => ({
      charges: chargesIn(database, first.orderId),
      receipt: receiptIn(database, first.orderId),
    }))
    const driver = new Libsql(databaseIn(folder))
    driver.exec('pragma synchronous = FULL; pragma foreign_keys = ON')
    const settleRaw = settlerOf(driver)
    const raw = async (order: ToSettle) => settleRaw({ ...order, charges, receipt })
    const results = await compare(
      [
        { name: 'libsql alone, prepared', run: () => settling(waiting, raw) },
        { name: 'hub', run: () => settling(waiting, settle) },
      ],
      rounds,
    )
    driver.close()
    const title = `Settling transaction, ${charges.length} charges, each commit on the disk`
    printTable(title, paceTable('settled/s', results))
    return [measured('settling', 'pace of the driver alone', results[1]?.ratio ?? Number.NaN)]
  })
}

async function settling(waiting: ToSettle[], settle: (order: ToSettle) => Promise<void>): Promise<Pace> {
  const before = process.cpuUsage()
  const began = performance.now()
  const taken: number[] = []
  for (let count = 0; count < orders; count += 1) {
    const sent = performance.now()
    await settle(take(waiting))
    taken.push(performance.now() - sent)
  }
  const { user, system } = process.cpuUsage(before)
  return paceOf(taken, performance.now() - began, user + system)
}

function take(waiting: ToSettle[]): ToSettle {
  const next = waiting.pop()
  if (next === undefined) throw new Error('no order is left to settle')
  return next
}
