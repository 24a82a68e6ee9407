import pMap from 'p-map'
import { unwrap } from '@matricula/hub/api/answers'
import { readPayouts } from '../scenes/settle-payouts.ts'
import { steps } from '../progress.ts'
import type { Transcript } from '../families/transcript.ts'
import type { Finding } from '../deviation.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import type { World } from '../world.ts'
import { withRetry } from '../hub/with-retry.ts'
import type { Account, Exception } from './account.ts'
import { checkAccount } from './check-account.ts'
import { entriesIn, type Entry } from './balances.ts'
import { checkTotals } from './check-totals.ts'
import { expectedPayouts } from './expected-payouts.ts'
import { readLaterDeliveries } from './read-later-deliveries.ts'
import { readDays, readEinvoices, readExceptions, readLedger, readTokens } from './read-records.ts'
import { LedgerTally } from './tally-ledger.ts'
import { Tally, type Totals } from './tally.ts'

export interface ClosedBooks {
  readonly totals: Totals
  /** COP on each account of the ledger. */
  readonly accounts: readonly Entry[]
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
  const einvoices = await readEinvoices(world)
  const byStudent = new Map(
    world.deviations.toReversed().map(({ finding }) => [finding.student, finding] as const),
  )
  const tally = new Tally()
  const ledger = new LedgerTally()
  const findings: Finding[] = []
  for (let from = 0; from < transcripts.length; from += atOnce) {
    const some = transcripts.slice(from, from + atOnce)
    const accounts = await pMap(
      some,
      (transcript) => readAccount(world, transcript, { provider, tokens, exceptions, einvoices }),
      { concurrency: world.concurrency },
    )
    for (const [index, transcript] of some.entries()) {
      const account = accounts[index]
      if (account === undefined) continue
      tally.add(transcript, account)
      ledger.add(transcript, account)
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
    ledger: ledger.sums({
      expected: expectedPayouts(transcripts, world.calendar.payoutReadings),
      found: await readPayouts(world),
      seen: world.calendar.payoutsSeen,
    }),
  }
  const allFindings = [...findings, ...others.map(({ finding }) => finding), ...checkTotals(whole)]
  tally.sign(whole.ledger.payouts.found)
  return { totals, accounts: entriesIn(whole.ledger.found), digest: tally.digest(), findings: allFindings }
}

/** What is taken out of these as each student's account is read; what stays is nobody's. */
interface UnclaimedRecords {
  readonly provider: Map<string, ProviderRow>
  readonly tokens: ReadonlyMap<string, string>
  readonly exceptions: Map<string, readonly Exception[]>
  /** By the order's token. */
  readonly einvoices: ReadonlyMap<string, readonly string[]>
}

async function readAccount(
  world: World,
  { scenario: { code: student }, parts, aftermath: { paidLater } }: Transcript,
  { provider, tokens, exceptions, einvoices }: UnclaimedRecords,
): Promise<Account> {
  const token = tokens.get(student)
  const timeline = token === undefined ? null : await readTimeline(world, token)
  const moneyTokens = [token, paidLater?.token].filter((one) => one !== undefined)
  const references = [...(timeline?.attempts ?? []), ...parts].map(({ reference }) => reference)
  const later = paidLater?.reference ?? ''
  const [paid] = claim(provider, later)
  return {
    student,
    timeline,
    movements: (await Promise.all(moneyTokens.map((one) => readMovements(world, one)))).flat(),
    provider: new Map(references.flatMap((reference) => claim(provider, reference))),
    paidLater: paid?.[1] ?? null,
    laterDeliveries: paidLater === null ? [] : await readLaterDeliveries(world, paidLater),
    statement: await world.vendors.statement(student),
    exceptions: [...references, later].flatMap((reference) =>
      claim(exceptions, reference).flatMap(([, found]) => found),
    ),
    einvoice: einvoices.get(token ?? '') ?? [],
  }
}

function readTimeline({ office, ...world }: World, token: string) {
  const params = { path: { token } }
  const { api } = office.finance
  return withRetry(world, () => unwrap(api.GET('/api/payments/{token}/timeline', { params })))
}

function readMovements({ office, ...world }: World, token: string) {
  const params = { path: { token } }
  const { api } = office.finance
  return withRetry(world, () => unwrap(api.GET('/api/payments/{token}/movements', { params })))
}

function claim<T>(records: Map<string, T>, name: string): readonly (readonly [string, T])[] {
  const found = records.get(name)
  records.delete(name)
  return found === undefined ? [] : [[name, found]]
}
