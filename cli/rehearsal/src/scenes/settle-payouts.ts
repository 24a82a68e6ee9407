import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import { expectedPayouts } from '../books/expected-payouts.ts'
import { Deviation } from '../deviation.ts'
import { fact } from '../fact.ts'
import type { Transcript } from '../families/transcript.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'

export type Payout = components['schemas']['Payout']

/** What finance sees at the bank of a payout that is on its way; left: nobody looks. */
export type SeenAtBank = 'arrived' | 'returned' | 'arrived-then-returned' | 'left'

const timeoutSeconds = 60

/** A hub that starts, as one that was killed today has, reads what providers have settled; finance says what the bank shows of it. */
export async function settlePayouts(
  world: World,
  transcripts: readonly Transcript[],
  seen: readonly SeenAtBank[],
): Promise<void> {
  const { calendar, hubProcess } = world
  calendar.payoutReadings.push(calendar.today)
  if (hubProcess.lives === calendar.lives) {
    await hubProcess.kill()
    await hubProcess.start()
  }
  const expected = expectedPayouts(transcripts, calendar.payoutReadings).length
  const ask = () => readPayouts(world)
  const is = (payouts: readonly Payout[]) => payouts.length >= expected
  const told = await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })
  if (told === null) return missing(world, expected, (await ask()).length)
  const underWay = told.filter(({ status }) => status === 'in-transit').toSorted(byDay)
  for (const [index, payout] of underWay.entries())
    for (const say of acts[seen[index % seen.length] ?? 'left']) await say(world, payout)
}

function byDay(one: Payout, other: Payout): number {
  return `${one.day} ${one.instance}`.localeCompare(`${other.day} ${other.instance}`)
}

function missing(world: World, expected: number, found: number): void {
  const count = (n: number) => fact('payouts', { n })
  const finding = { student: null, token: null, step: 'payout' } as const
  world.deviations.push(new Deviation({ ...finding, expected: count(expected), found: count(found) }))
}

export async function readPayouts({ office }: World): Promise<readonly Payout[]> {
  const payouts: Payout[] = []
  const rows = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'day' } as const
    return unwrapPage(office.finance.api.GET('/api/payouts', { params: { query } }))
  })
  for await (const payout of rows) payouts.push(payout)
  return payouts
}

/** By which a payout is one. */
export function nameOfPayout({ instance, reference }: Pick<Payout, 'instance' | 'reference'>): string {
  return `${instance} ${reference}`
}

async function arrived(world: World, payout: Payout): Promise<void> {
  const { id, reference } = payout
  const { api } = world.office.finance
  const body = { bank_reference: `Abono ${reference}`, on: world.calendar.today }
  await withRetry(world, () =>
    unwrap(api.POST('/api/payouts/{id}/arrived', { params: { path: { id } }, body })),
  )
  world.calendar.payoutsSeen.set(nameOfPayout(payout), 'arrived')
}

async function returned(world: World, payout: Payout): Promise<void> {
  const { id } = payout
  const { api } = world.office.finance
  const body = { reason: 'Cuenta errada', on: world.calendar.today }
  await withRetry(world, () =>
    unwrap(api.POST('/api/payouts/{id}/returned', { params: { path: { id } }, body })),
  )
  world.calendar.payoutsSeen.set(nameOfPayout(payout), 'returned')
}

const acts: Readonly<Record<SeenAtBank, readonly (typeof arrived)[]>> = {
  arrived: [arrived],
  returned: [returned],
  'arrived-then-returned': [arrived, returned],
  left: [],
}
