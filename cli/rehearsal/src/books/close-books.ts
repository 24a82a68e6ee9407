import pMap from 'p-map'
import { unwrap, everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import { steps } from '../progress.ts'
import type { Transcript } from '../families/transcript.ts'
import type { Finding } from '../deviation.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { Account, Exception } from './account.ts'
import { checkAccount } from './check-account.ts'
import { checkTotals } from './check-totals.ts'
import { Tally, type Totals } from './tally.ts'

export interface ClosedBooks {
  readonly totals: Totals
  readonly digest: string
  /** By student, in the order of the codes, and then what is nobody's. */
  readonly findings: readonly Finding[]
}

/** So many students' accounts are held at once. */
const atOnce = 50

/** Reads everything back from the hub and from the pretend vendors, and explains it peso by peso. */
export async function closeBooks(world: World, transcripts: readonly Transcript[]): Promise<ClosedBooks> {
  const provider = await readLedger(world)
  const tokens = await readTokens(world)
  const exceptions = await readExceptions(world)
  const byStudent = new Map(
    world.deviations.toReversed().map(({ finding }) => [finding.student, finding] as const),
  )
  const tally = new Tally()
  const findings: Finding[] = []
  for (let from = 0; from < transcripts.length; from += atOnce) {
    const some = transcripts.slice(from, from + atOnce)
    const accounts = await pMap(
      some,
      (transcript) => readAccount(world, transcript.scenario.code, { provider, tokens, exceptions }),
      { concurrency: world.concurrency },
    )
    for (const [index, transcript] of some.entries()) {
      const account = accounts[index]
      if (account === undefined) continue
      tally.add(transcript, account)
      world.progress.add(steps.account)
      const finding = byStudent.get(account.student) ?? checkAccount(transcript, account)
      if (finding !== null) findings.push(finding)
    }
  }
  const known = new Set(transcripts.map(({ scenario }) => scenario.code))
  const others = world.deviations.filter(
    ({ finding: { student } }) => student === null || !known.has(student),
  )
  const totals = tally.totals()
  const whole = {
    totals,
    books: await world.vendors.books(),
    strangers: [...provider.values()],
    lost: [...exceptions.values()].flat(),
    days: await readDays(world, totals),
  }
  const allFindings = [...findings, ...others.map(({ finding }) => finding), ...checkTotals(whole)]
  return { totals, digest: tally.digest(), findings: allFindings }
}

/** What is taken out of these as each student's account is read; what stays is nobody's. */
interface UnclaimedRecords {
  readonly provider: Map<string, ProviderRow>
  readonly tokens: ReadonlyMap<string, string>
  readonly exceptions: Map<string, readonly Exception[]>
}

async function readAccount(
  world: World,
  student: string,
  { provider, tokens, exceptions }: UnclaimedRecords,
): Promise<Account> {
  const { api } = world.office.finance
  const token = tokens.get(student)
  const path = { token: token ?? '' }
  const timeline =
    token === undefined
      ? null
      : await withRetry(world, () => unwrap(api.GET('/api/payments/{token}/timeline', { params: { path } })))
  const references = timeline?.attempts.map(({ reference }) => reference) ?? []
  return {
    student,
    timeline,
    provider: new Map(references.flatMap((reference) => claim(provider, reference))),
    statement: await world.vendors.statement(student),
    exceptions: references.flatMap((reference) => claim(exceptions, reference).flatMap(([, found]) => found)),
  }
}

function claim<T>(records: Map<string, T>, name: string): readonly (readonly [string, T])[] {
  const found = records.get(name)
  records.delete(name)
  return found === undefined ? [] : [[name, found]]
}

async function readLedger({ vendors }: World): Promise<Map<string, ProviderRow>> {
  const rows = new Map<string, ProviderRow>()
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const page = await vendors.ledgerPage(cursor)
    for (const row of page.payments) rows.set(row.reference, row)
    cursor = page.next
  }
  return rows
}

async function readTokens({ office }: World): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map<string, string>()
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'student' } as const
    return unwrapPage(office.finance.api.GET('/api/payments', { params: { query } }))
  })
  for await (const { student, token } of rows) tokens.set(student, token)
  return tokens
}

async function readExceptions({ office }: World): Promise<Map<string, readonly Exception[]>> {
  const byReference = new Map<string, readonly Exception[]>()
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'created_at' } as const
    return unwrapPage(office.finance.api.GET('/api/payments/exceptions', { params: { query } }))
  })
  for await (const row of rows)
    byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row])
  return byReference
}

async function readDays({ office }: World, { days }: Totals) {
  const reconciled = await pMap(
    days,
    ({ day }) => {
      const params = { query: { from: day, to: day } }
      return unwrap(office.finance.api.GET('/api/reconciliation/days', { params }))
    },
    { concurrency: 2 },
  )
  return reconciled.flat()
}
