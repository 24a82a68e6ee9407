import { measured, type Measurement } from './goals/goals.ts'
import { withBareHapi } from './support/bare-hapi.ts'
import { wire } from './support/connection.ts'
import { signInRequest } from './support/family.ts'
import { withHub } from './support/hub-folder.ts'
import { load } from './support/load.ts'
import { compare } from './support/rounds.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'

const connections = 16
const ms = 3000
const rounds = 5

/** Sign-ins by school code: each leaves two rows on disk, where the bare route writes nothing. */
export function benchSignIns(): Promise<readonly Measurement[]> {
  return withHub(600, async (hub, folder) => {
    const codes = enrollableCodes(folder, 300)
    const requests = codes.map((code) => Buffer.from(wire(signInRequest(hub.url, code))))
    return withBareHapi(hub, codes[0] ?? '', async (bare) => {
      const results = await compare(
        [
          { name: 'bare hapi + joi', run: () => load({ child: bare, requests, connections, ms }) },
          { name: 'hub', run: () => load({ child: hub, requests, connections, ms }) },
        ],
        rounds,
      )
      printTable(`Sign-ins, ${connections} connections`, paceTable('sign-ins/s', results))
      return [measured('sign-ins', 'pace of bare hapi + joi', results[1]?.ratio ?? Number.NaN)]
    })
  })
}
