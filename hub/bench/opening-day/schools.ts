import { freePort } from '@matricula/hub/testing/free-port'
import { type Child, startChild } from '../support/child.ts'
import { type HubFolder, makeHubFolder } from '../support/hub-folder.ts'
import { program } from '../support/places.ts'
import { createPostgres } from '../support/postgres.ts'
import { startRedis } from '../support/redis.ts'
import type { Deadline } from './deadline.ts'

/** A school's machines, ready for its families. */
export interface School {
  readonly url: string
  readonly hubs: readonly Child[]
  readonly workers: readonly Child[]
  /** What hands families to the hubs where there are several. */
  readonly balancers: readonly Child[]
  /** Of the embedded database, where there is one. */
  readonly folder: HubFolder
}

export type SchoolName = 'one hub on SQLite' | 'one hub on PostgreSQL' | 'three hubs on PostgreSQL'

export interface SchoolKind {
  readonly name: SchoolName
  /**
   * Runs `use` in such a school and leaves nothing of it; null where this machine lacks what it needs. Throws where `use`
   * has not ended at the deadline.
   */
  with<T>(asked: SchoolNeeds, use: (school: School) => Promise<T>): Promise<T | null>
}

interface SchoolNeeds {
  readonly students: number
  readonly deadline: Deadline
}

/** What was opened, closed in the other order whatever happens. */
class Ends {
  readonly #ends: (() => Promise<void>)[] = []
  #isOver = false

  /** What opens when all is over already is closed at once. */
  async push(end: () => Promise<void>): Promise<void> {
    if (this.#isOver) await end()
    else this.#ends.push(end)
  }

  async run(): Promise<void> {
    this.#isOver = true
    for (const end of this.#ends.toReversed()) await end()
  }
}

async function closing<T>(deadline: Deadline, act: (ends: Ends) => Promise<T>): Promise<T> {
  const ends = new Ends()
  try {
    return await deadline.before(act(ends))
  } finally {
    await ends.run()
  }
}

async function openFolder(students: number, own: object, ends: Ends): Promise<HubFolder> {
  const folder = await makeHubFolder(students, own)
  await ends.push(() => folder.remove())
  return folder
}

async function open(start: () => Promise<Child>, ends: Ends): Promise<Child> {
  const child = await start()
  await ends.push(() => child.stop())
  return child
}

async function openOneHub(folder: HubFolder, ends: Ends): Promise<School> {
  const hub = await open(() => folder.start(), ends)
  await hub.idle()
  return { url: hub.url, hubs: [hub], workers: [], balancers: [], folder }
}

export const oneOnSqlite: SchoolKind = {
  name: 'one hub on SQLite',
  with: ({ students, deadline }, use) =>
    closing(deadline, async (ends) => use(await openOneHub(await openFolder(students, {}, ends), ends))),
}

export const oneOnPostgres: SchoolKind = {
  name: 'one hub on PostgreSQL',
  with: ({ students, deadline }, use) =>
    closing(deadline, async (ends) => {
      const database = await createPostgres()
      if (database === null) return null
      await ends.push(() => database.drop())
      const own = { database: { client: 'pg', url: database.url } }
      return use(await openOneHub(await openFolder(students, own, ends), ends))
    }),
}

/** With a worker, Redis and a balancer before them. */
export const threeOnPostgres: SchoolKind = {
  name: 'three hubs on PostgreSQL',
  with: ({ students, deadline }, use) =>
    closing(deadline, async (ends) => {
      const database = await createPostgres()
      if (database === null) return null
      await ends.push(() => database.drop())
      const redis = await startRedis()
      if (redis === null) return null
      await ends.push(() => redis.stop())
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const folder = await openFolder(students, ownOfMany({ database, redis, url }), ends)
      const worker = await open(() => folder.startWorker(), ends)
      const hubs: Child[] = []
      for (const at of [await freePort(), await freePort(), await freePort()])
        hubs.push(await open(() => folder.startAt(at), ends))
      const addresses = [String(port), ...hubs.map((hub) => hub.url)]
      const file = program('opening-day/balancer.js')
      const balancer = await open(() => startChild({ file, arguments: addresses }), ends)
      await Promise.all(hubs.map((hub) => hub.idle()))
      return use({ url, hubs, workers: [worker], balancers: [balancer], folder })
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
