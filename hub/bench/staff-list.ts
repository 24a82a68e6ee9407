import { measured, type Measurement } from './goals/goals.ts'
import { withBareHapi } from './support/bare-hapi.ts'
import { Connection, wire } from './support/connection.ts'
import { withHub } from './support/hub-folder.ts'
import { load } from './support/load.ts'
import { compare } from './support/rounds.ts'
import { staffListRequest, staffSession } from './support/staff.ts'
import { enrollableCodes } from './support/students.ts'
import { paceTable, printTable } from './support/table.ts'

const students = 3000
const connections = 4
const ms = 3000
const rounds = 5

/** Pages of who is missing, as the office turns them: each counts the school and leaves a trace of its reading. */
export function benchStaffList(): Promise<readonly Measurement[]> {
  return withHub(students, async (hub, folder) => {
    const [code = ''] = enrollableCodes(folder, 1)
    const requests = await pagesOf(hub.url)
    return withBareHapi(hub, code, async (bare) => {
      const results = await compare(
        [
          { name: 'bare hapi + joi', run: () => load({ child: bare, requests, connections, ms }) },
          { name: 'hub', run: () => load({ child: hub, requests, connections, ms }) },
        ],
        rounds,
      )
      const title = `Staff list, 50 of ${students.toLocaleString('en-US')} students, ${connections} connections`
      printTable(title, paceTable('pages/s', results))
      return [measured('staff-list', 'pace of bare hapi + joi', results[1]?.ratio ?? Number.NaN)]
    })
  })
}

async function pagesOf(url: string): Promise<readonly Buffer[]> {
  const connection = await Connection.open(url)
  const session = await staffSession(connection, url)
  connection.close()
  return Array.from({ length: students / 50 }, (_, page) =>
    Buffer.from(wire(staffListRequest(url, session, page + 1))),
  )
}
