import { freePort } from '@matricula/hub/testing/free-port'
import { type Child, startChild } from '../support/child.ts'
import { type HubFolder, makeHubFolder } from '../support/hub-folder.ts'
import { program } from '../support/places.ts'
import { createPostgres } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'

/** A school's machines, ready for its families. */
export interface School {
  readonly url: string
  readonly hubs: readonly Child[]
  readonly workers: readonly Child[]
  /** Of the embedded database, where there is one. */
  readonly folder: HubFolder
}

export type SchoolName = 'one hub on SQLite' | 'one hub on PostgreSQL' | 'three hubs on PostgreSQL'

export interface SchoolKind {
  readonly name: SchoolName
  /** Runs `use` in such a school and leaves nothing of it; false where this machine lacks what it needs. */
  with(students: number, use: (school: School) => Promise<void>): Promise<boolean>
}

/** What was opened, closed in the other order whatever happens. */
type Ends = (() => Promise<void>)[]

async function closing(act: (ends: Ends) => Promise<boolean>): Promise<boolean> {
  const ends: Ends = []
  try {
    return await act(ends)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function openFolder(students: number, own: object, ends: Ends): Promise<HubFolder> {
  const folder = await makeHubFolder(students, own)
  ends.push(() => folder.remove())
  return folder
}

async function open(start: () => Promise<Child>, ends: Ends): Promise<Child> {
  const child = await start()
  ends.push(() => child.stop())
  return child
}

async function useOneHub(
  folder: HubFolder,
  ends: Ends,
  use: (school: School) => Promise<void>,
): Promise<boolean> {
  const hub = await open(() => folder.start(), ends)
  await hub.idle()
  await use({ url: hub.url, hubs: [hub], workers: [], folder })
  return true
}

export const oneOnSqlite: SchoolKind = {
  name: 'one hub on SQLite',
  with: (students, use) =>
    closing(async (ends) => useOneHub(await openFolder(students, {}, ends), ends, use)),
}

export const oneOnPostgres: SchoolKind = {
  name: 'one hub on PostgreSQL',
  with: (students, use) =>
    closing(async (ends) => {
      const database = await createPostgres()
      if (database === null) return false
      ends.push(() => database.drop())
      const own = { database: { client: 'pg', url: database.url } }
      return useOneHub(await openFolder(students, own, ends), ends, use)
    }),
}

/** With a worker, Redis and a balancer before them. */
export const threeOnPostgres: SchoolKind = {
  name: 'three hubs on PostgreSQL',
  with: (students, use) =>
    closing(async (ends) => {
      const database = await createPostgres()
      if (database === null) return false
      ends.push(() => database.drop())
      const redis = await startRedis()
      if (redis === null) return false
      ends.push(() => redis.stop())
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const folder = await openFolder(students, ownOfMany({ database, redis, url }), ends)
      const worker = await open(() => folder.startWorker(), ends)
      const hubs: Child[] = []
      for (const at of [await freePort(), await freePort(), await freePort()])
        hubs.push(await open(() => folder.startAt(at), ends))
      const addresses = [String(port), ...hubs.map((hub) => hub.url)]
      const balancer = program('opening-day/balancer.js')
      await open(() => startChild({ file: balancer, arguments: addresses }), ends)
      await Promise.all(hubs.map((hub) => hub.idle()))
      await use({ url, hubs, workers: [worker], folder })
      return true
    }),
}

interface Shared {
  readonly database: { readonly url: string }
  readonly redis: { readonly url: string }
  readonly url: string
}

function ownOfMany({ database, redis, url }: Shared): object {
  return {
    server: { publicUrl: url },
    database: { client: 'pg', url: database.url },
    redis: { url: redis.url, work: 'workers' },
  }
}
