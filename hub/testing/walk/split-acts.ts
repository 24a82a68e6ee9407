import { atPayStep } from '../families.ts'
import { rightAndCosts } from '../family.ts'
import { askSplit, payerOf, splitPath } from '../splits.ts'
import type { Acts, CallReader } from './act.ts'
import { bodyOf, type School } from './school.ts'

const parts = [
  { label: 'Mamá', percentBps: 5000 },
  { label: 'Abuela', rest: true },
]

const path = splitPath('{student}')

/** What a family, and finance, do with an order that is paid in parts. */
export const splitActs: Acts = {
  [`GET ${path}`]: aSplit,
  'PUT /api/enrollment/splits': async (school, reader) => {
    const { by, code, asked } = await aSplitter(school, reader)
    return { by, body: { student: code, ...asked } }
  },
  [`DELETE ${path}`]: aSplit,
  'GET /api/splits/price/{student}': async (school, reader) => ({
    values: { student: (await aSplitter(school, reader)).code },
  }),
}

/** A family at its pay step, with who splits its order. */
async function aSplitter(school: School, reader: CallReader) {
  const family = await school.newcomer()
  const { totals } = await family.quote(rightAndCosts)
  bodyOf(await family.visitor.put('/api/enrollment/draft', atPayStep))
  const by = reader === 'student' ? family.visitor : school.staff(reader)
  return { by, family, code: family.code, asked: { shownTotal: totals.totalV, shows: 'name', parts } }
}

/** What such a family has split, with whoever has the links of the parts. */
export async function aSplit(school: School, reader: CallReader) {
  const { by, family, code, asked } = await aSplitter(school, reader)
  const { split } = bodyOf(await askSplit(by, code, asked))
  const payers = (split?.parts ?? []).map((part) => payerOf(school.hub, part))
  return { by, family, payers, values: { student: code } }
}
