import { measured, type Measurement } from './goals/goals.ts'
import { withBareHapi } from './support/bare-hapi.ts'
import type { Child } from './support/child.ts'
import { Connection, jsonIn, wire } from './support/connection.ts'
import { signInRequest } from './support/family.ts'
import { withHub } from './support/hub-folder.ts'
import { load } from './support/load.ts'
import { compare, type Contender } from './support/rounds.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'
import { withBaseline } from './support/with-baseline.ts'

const connections = 16
const ms = 3000
const rounds = 5

/** Sign-ins by school code, against the same answers and the same rows without a hub; what rows cost, bare hapi shows. */
export function benchSignIns(): Promise<readonly Measurement[]> {
  return withHub(600, async (hub, folder) => {
    const codes = enrollableCodes(folder, 300)
    const [code = ''] = codes
    const requests = codes.map((each) => Buffer.from(wire(signInRequest(hub.url, each))))
    const contender = (name: string, child: Child): Contender => ({
      name,
      run: () => load({ child, requests, connections, ms }),
    })
    const baseline = { name: 'baselines/sign-in.js', answers: await answerOf(hub, code) }
    return withBaseline(folder, baseline, (driver) =>
      withBareHapi(hub, code, async (bare) => {
        const results = await compare(
          [
            contender('hapi + joi + driver', driver),
            contender('bare hapi + joi, no rows', bare),
            contender('hub', hub),
          ],
          rounds,
        )
        printTable(`Sign-ins, ${connections} connections`, paceTable('sign-ins/s', results))
        return [measured('sign-ins', 'pace of hapi + joi + driver', results[2]?.ratio ?? Number.NaN)]
      }),
    )
  })
}

async function answerOf({ url }: Child, code: string): Promise<object> {
  const connection = await Connection.open(url)
  try {
    return jsonIn(await connection.send(wire(signInRequest(url, code)))) as object
  } finally {
    connection.close()
  }
}
