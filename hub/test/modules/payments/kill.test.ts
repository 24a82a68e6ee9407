import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/open-database.ts'
import { wallClock } from '../../../src/shared/clock.ts'
import { isDelivered, onePaidEnrolment, readBooks } from '@matricula/hub/testing/books'
import { Family, type QuoteBody, rightAndCosts } from '@matricula/hub/testing/family'
import { MortalHub } from '@matricula/hub/testing/mortal-hub'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import { memoOf, type Vendors } from '@matricula/hub/testing/vendor'
import { Visitor } from '@matricula/hub/testing/visitor'

const code = '10001'

/** Short pauses, so that what a dead hub had in hand is soon taken up again. */
const settings = `
server: { overload: { busy: { delayMs: 60000, requests: 10000 }, full: { delayMs: 60000, requests: 10000 } } }
payments: { askEverySeconds: 5 }
outbox: { leaseSeconds: 1 }
`

let home = ''
/** A school ready to enrol, and a family that has signed in and seen its price. */
let prepared: { readonly folder: string; readonly cookie: string; readonly csrfToken: string }
let quote: QuoteBody

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'matricula-kill-'))
  await writeFile(path.join(home, 'settings.yaml'), settings)
  const folder = path.join(home, 'prepared')
  const hub = await MortalHub.start({ folder, settings: path.join(home, 'settings.yaml'), fate: {} })
  const family = await Family.signIn({ visitor: () => new Visitor(hub.url) }, code)
  quote = await family.quote(rightAndCosts)
  prepared = { folder, cookie: family.visitor.cookie, csrfToken: family.visitor.csrfToken }
  await hub.kill()
})

afterAll(() => rm(home, { recursive: true, force: true }))

it('a hub killed after any of its commits ends in one payment, one order and one receipt', async () => {
  const { writes, ...whole } = await enrolUnder('listed', {})
  expect(whole).toEqual({ died: false, ...oneOfEach })
  const moments = momentsOf(writes)
  expect(moments.length).toBeGreaterThan(15)

  const ends = await twoAtATime(moments, async ({ after, sql }) => {
    const end = await enrolUnder(`${after}`, { TEST_DIE_AFTER_WRITE: String(after) }).catch(
      // Named together with the write, and the other writes still have their turn.
      (error: unknown) => ({ failed: String(error), writes: [] }),
    )
    return { after, sql, ...end, writes: end.writes.length }
  })

  // A question to the provider more or less, as the machine is slow or quick: a run may come to its end before the listed
  // one. Of each kind of commit, one was the last of a hub.
  const came = ends.map((end) => end.writes >= end.after)
  expect(kindsOf(ends.filter((_, index) => came[index]))).toEqual(kindsOf(moments))
  expect(ends).toEqual(
    moments.map((moment, index) => ({
      ...moment,
      died: came[index],
      ...oneOfEach,
      writes: ends[index]?.writes,
    })),
  )
}, 900_000)

/**
 * After which of its commits the hub is killed: after each of its own, and after the last of those that a pretend vendor
 * does in a row, since a real one does not die with the hub halfway through a call.
 */
function momentsOf(writes: readonly string[]): readonly { readonly after: number; readonly sql: string }[] {
  const isVendors = (sql: string | undefined) => sql?.includes(' memo ') === true
  return writes
    .map((sql, index) => ({ after: index + 1, sql }))
    .filter(({ after, sql }) => !(isVendors(sql) && isVendors(writes[after])))
}

function kindsOf(commits: readonly { readonly sql: string }[]): readonly string[] {
  return [...new Set(commits.map(({ sql }) => sql))].toSorted()
}

const oneOfEach = {
  ...onePaidEnrolment,
  payments: [{ status: 'APROBADO', amount: 4_750_000 }],
  attempts: ['approved'],
  checkouts: 1,
  mails: 1,
  chargedNow: 4_750_000,
}

async function enrolUnder(name: string, fate: Readonly<Record<string, string>>) {
  const folder = path.join(home, name)
  await cp(prepared.folder, folder, { recursive: true })
  const listing = path.join(home, `${name}.txt`)
  const hub = await MortalHub.start({
    folder,
    settings: path.join(home, 'settings.yaml'),
    fate: { ...fate, TEST_WRITES_LISTING: listing },
  })
  try {
    await enrolWithRetry(hub)
    const books = await accountFor(hub, folder)
    const writes = readFileSync(listing, 'utf8').trim().split('\n')
    if (writes.length >= Number(fate['TEST_DIE_AFTER_WRITE'] ?? Infinity)) await hub.whenFirstLifeEnds()
    return { died: hub.died, ...books, writes }
  } finally {
    await hub.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Tries again whatever broke, under the same key, and goes back to where it was as long as nothing is approved. */
async function enrolWithRetry(hub: MortalHub): Promise<void> {
  const family = new Family(Object.assign(new Visitor(hub.url), prepared), code)
  const key = randomUUID()
  const started = await hub.insist(() => family.pay(quote, {}, key))
  if (started.status !== 200) throw new Error(started.text)
  let went = false
  await until(
    async () => {
      const state = await hub.insist(() => family.check())
      const mayGo = state.data?.go != null && (!went || hub.died)
      went ||= mayGo
      if (mayGo) await hub.insist(() => family.chooseAtProvider(state, 'approve'))
      // Coming back has the provider asked, which writes: before its death a hub does the same in every life.
      if (mayGo || hub.died)
        await hub.insist(() => family.visitor.get(`/api/payments/return/card?token=${state.token}`))
      return state
    },
    ({ status, data }) => status === 'APROBADO' && data?.receiptToken != null,
  )
}

async function accountFor(hub: MortalHub, folder: string) {
  const config = await configFor({ MATRICULA_DATA: folder })
  const database = await openDatabase(config.settings.database, config.root)
  const app = { config, database, clock: wallClock }
  try {
    const books = await until(
      async () => {
        await hub.revive()
        return readBooks(app, code)
      },
      (seen) => isDelivered(seen) && 'notice.receipt' in seen.deliveries,
    )
    return { ...books, ...(await countElsewhere(app)) }
  } finally {
    await database.destroy()
  }
}

async function countElsewhere(app: Vendors) {
  const charges: { unit_price: number }[] = await app.database('charge').where({ paid_now: 1 })
  return {
    checkouts: (await memoOf(app, 'payments.card').list('payment:')).length,
    mails: (await memoOf(app, 'notices.main').list('message:')).length,
    chargedNow: charges.reduce((sum, { unit_price }) => sum + unit_price, 0),
  }
}

async function twoAtATime<T, R>(
  items: readonly T[],
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await act(item, index)
  }
  await Promise.all([work(), work()])
  return results
}
