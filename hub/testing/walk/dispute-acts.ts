import { onlyContestable, open, opening, today, why } from '../disputes.ts'
import type { Acts, CallReader, Prepared } from './act.ts'
import { bodyOf, type School } from './school.ts'

/** What finance does about payments that are contested. */
export const disputeActs: Acts = {
  'POST /api/disputes': async (school, reader) => ({ body: await anOpening(school, reader) }),
  'GET /api/disputes/{id}': (school, reader) => anOpenOne(school, reader),
  'POST /api/disputes/{id}/answer': async (school, reader) => ({
    ...(await anOpenOne(school, reader)),
    body: { answer: 'Contrato y recibo' },
  }),
  'POST /api/disputes/{id}/win': async (school, reader) => ({
    ...(await anOpenOne(school, reader)),
    body: { reason: why, on: today },
  }),
  'POST /api/disputes/{id}/lose': async (school, reader) => ({
    ...(await anOpenOne(school, reader)),
    body: { borne_by: 'school', reason: why, on: today },
  }),
}

/** Of a family's payment that nobody contests yet. */
async function anOpening(school: School, reader: CallReader) {
  const { order } = await school.paid(await school.newcomer())
  const { payment, contestable: amount } = await onlyContestable(school.staff(reader), order)
  return { ...opening({ payment, amount }), case_reference: `CB-${school.count()}` }
}

async function anOpenOne(school: School, reader: CallReader): Promise<Prepared> {
  const { id } = bodyOf(await open(school.staff(reader), await anOpening(school, reader)))
  return { values: { id } }
}
