import { measured, type Measurement } from './goals/goals.ts'
import type { Child } from './support/child.ts'
import { Connection, wire } from './support/connection.ts'
import { quoteRequest, signIn } from './support/family.ts'
import { type HubFolder, withHub } from './support/hub-folder.ts'
import { withBareHapi } from './support/bare-hapi.ts'
import { load } from './support/load.ts'
import { compare, type Contender } from './support/rounds.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'

const connections = 16
const ms = 3000
const rounds = 5
const families = 300

/** Quotes of the whole year, by families signed in: what the hub adds to a bare route, and what a large school adds. */
export function benchQuotes(): Promise<readonly Measurement[]> {
  return withHub(600, (small, smallFolder) =>
    withHub(60_000, async (large, largeFolder) => {
      const [code = ''] = enrollableCodes(smallFolder, 1)
      return withBareHapi(small, code, async (bare) => {
        const results = await compare(
          [
            contender('bare hapi + joi', bare, await quotesOf(small, smallFolder)),
            contender('hub, 600 students', small, await quotesOf(small, smallFolder)),
            contender('hub, 60,000 students', large, await quotesOf(large, largeFolder)),
          ],
          rounds,
        )
        printTable(`Quotes, ${connections} connections`, paceTable('quotes/s', results))
        const [, few = Number.NaN, many = Number.NaN] = results.map(({ ratio }) => ratio)
        return [
          measured('quotes', 'pace of bare hapi + joi', few),
          measured('quotes', 'pace with 60,000 students of 600', many / few),
        ]
      })
    }),
  )
}

function contender(name: string, child: Child, requests: readonly Buffer[]): Contender {
  return { name, run: () => load({ child, requests, connections, ms }) }
}

/** One request for each of many families; the bare route gets the same bytes as the hub. */
async function quotesOf({ url }: Child, folder: HubFolder): Promise<readonly Buffer[]> {
  const connection = await Connection.open(url)
  const requests: Buffer[] = []
  for (const code of enrollableCodes(folder, families)) {
    requests.push(Buffer.from(wire(quoteRequest(url, await signIn(connection, url, code)))))
  }
  connection.close()
  return requests
}
