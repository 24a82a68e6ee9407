import type { components } from '@matricula/hub/api'
import { everyRow, largestPage, unwrap, unwrapPage } from '@matricula/hub/api/answers'
import { none } from '../fact.ts'
import { deviation } from '../families/enrol.ts'
import { invoicePayerOf } from '../families/invoice-payer.ts'
import { orRefused } from '../families/refused-as.ts'
import { note, type Transcript } from '../families/transcript.ts'
import { waitUntil, withRetry } from '../hub/with-retry.ts'
import type { World } from '../world.ts'
import { giveBack, partOf, settleRefund } from './giving-back.ts'
import { each, inTurn, type Scene } from './scene.ts'

/** The payment is invoiced to whom the family named. */
export const invoiced: Scene = inTurn(['invoiced', 'credit-note-rejected'], async (world, transcript) => {
  await awaitEinvoice(world, transcript, 'accepted')
  note(transcript, { einvoices: [{ status: 'accepted', total: invoicedIn(transcript) }] })
})

/** The tax authority does not know the number; the family corrects it, and finance issues the invoice anew. */
export const invoiceRejected: Scene = inTurn(['invoice-rejected'], async (world, transcript) => {
  await awaitEinvoice(world, transcript, 'rejected')
  await correctPayer(world, transcript)
  await issueAgain(world, transcript)
  await awaitEinvoice(world, transcript, 'accepted')
  const total = invoicedIn(transcript)
  const einvoices = (['rejected', 'accepted'] as const).map((status) => ({ status, total }))
  note(transcript, { einvoices })
})

/** The tax authority rejects the credit note of a refund; once it answers well again, finance issues the note anew. */
export const creditNoteRejected: Scene = {
  outcomes: ['credit-note-rejected'],
  async play(world, transcripts) {
    await world.vendors.taxAuthority('everything')
    await each(world, transcripts, async (transcript) => {
      await giveBack(world, transcript, { amount: partOf(transcript), way: 'provider' }, 'done')
      await awaitCreditNote(world, transcript, 'rejected')
    })
    await world.vendors.taxAuthority('nothing')
    await each(world, transcripts, async (transcript) => {
      await issueNoteAgain(world, transcript)
      await settleRefund(world, transcript)
    })
  },
}

async function issueNoteAgain(world: World, transcript: Transcript): Promise<void> {
  const { api } = world.office.finance
  const { id } = await awaitCreditNote(world, transcript, 'rejected')
  const params = { path: { id } }
  await withRetry(world, () => unwrap(api.POST('/api/credit-notes/{id}/issue-again', { params })))
  await awaitCreditNote(world, transcript, 'accepted')
  const { einvoices } = transcript.aftermath
  const credited = { status: 'accepted', total: -partOf(transcript) } as const
  note(transcript, { einvoices: [...einvoices, credited] })
}

/** Whichever of the two has begun to pay has given it, and alone may correct it. */
async function correctPayer(world: World, { scenario, token, parents }: Transcript): Promise<void> {
  const body = invoicePayerOf(scenario, '1098765432')
  const params = { path: { token: token ?? '' } }
  for (const { api } of parents)
    await withRetry(world, () =>
      orRefused(unwrap(api.PUT('/api/payments/{token}/payer', { params, body })), ['PAYER_OF_ANOTHER']),
    )
}

/** What was due that day, without what a credit has paid and without an older debt. */
function invoicedIn({ snapshot }: Transcript): number {
  if (snapshot === null) return 0
  const { subtotal, balance } = snapshot.totals
  return subtotal + Math.min(0, balance)
}

async function issueAgain(world: World, transcript: Transcript): Promise<void> {
  const { api } = world.office.finance
  const id = await findRejected(world, transcript)
  if (id === null) throw deviation(transcript, 'rejected', none)
  const params = { path: { id } }
  await withRetry(world, () => unwrap(api.POST('/api/einvoices/{id}/issue-again', { params })))
}

async function findRejected(world: World, transcript: Transcript): Promise<string | null> {
  const { api } = world.office.finance
  const rejected = everyRow((page) => {
    const query = { status: 'rejected', 'page[size]': largestPage, 'page[number]': page } as const
    return withRetry(world, () => unwrapPage(api.GET('/api/einvoices', { params: { query } })))
  })
  for await (const { id, token } of rejected) if (token === transcript.token) return id
  return null
}

const timeoutSeconds = 60

type Einvoice = components['schemas']['PaymentEinvoice']

function readEinvoice(world: World, { token }: Transcript): Promise<Einvoice> {
  const { api } = world.office.finance
  const params = { path: { token: token ?? '' } }
  return withRetry(world, () => unwrap(api.GET('/api/payments/{token}/einvoice', { params })))
}

async function awaitCreditNote(
  world: World,
  transcript: Transcript,
  expected: 'rejected' | 'accepted',
): Promise<Einvoice['creditNotes'][number]> {
  const ask = async () => (await readEinvoice(world, transcript)).creditNotes[0] ?? null
  const is = (found: Awaited<ReturnType<typeof ask>>) => found?.status === expected
  const found = await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })
  if (found === null) throw deviation(transcript, expected, (await ask())?.status ?? none)
  return found
}

async function awaitEinvoice(world: World, transcript: Transcript, expected: string): Promise<void> {
  const ask = () => readEinvoice(world, transcript)
  const is = ({ status }: Awaited<ReturnType<typeof ask>>) => status === expected
  if ((await waitUntil(world.signal, { ask, is, seconds: timeoutSeconds })) === null)
    throw deviation(transcript, expected, (await ask()).status)
}
