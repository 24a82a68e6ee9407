import type { viewDiscount } from '../../../src/modules/discounts/discount.view.ts'
import type { Answer, ProblemBody, Visitor } from '@matricula/hub/testing/visitor'

export type DiscountBody = ReturnType<typeof viewDiscount>

export const discounts = '/api/discounts'

const pngBeginning = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export const files = {
  pdf: Buffer.from('%PDF-1.7\nActa de grado\n%%EOF\n'),
  png: Buffer.from([...pngBeginning, 0, 255, 7]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
}

export const proofOf = (type: string, content: Buffer) => ({ type, content: content.toString('base64') })

/** What admissions asks for unless a test says otherwise. */
export const alumni = {
  student: '10001',
  kind: 'alumni',
  percent: 2000,
  note: 'La madre es egresada de 1998.',
  proof: proofOf('application/pdf', files.pdf),
}

type Answered = Promise<Answer<DiscountBody & ProblemBody>>

export const ask = (office: Visitor, changes: object = {}): Answered =>
  office.post(discounts, { ...alumni, ...changes })

export const review = (office: Visitor, id: string, changes: object = {}): Answered =>
  office.post(`${discounts}/${id}/review`, {
    decision: 'grant',
    expires_on: '2026-06-30',
    note: 'Visto el original.',
    ...changes,
  })

export const withdraw = (office: Visitor, id: string): Answered =>
  office.post(`${discounts}/${id}/withdraw`, { note: 'Se pidió por error.' })

/** Asked by one and granted by the other. */
export async function granted(one: Visitor, other: Visitor, changes: object = {}, expiresOn = '2026-06-30') {
  const asked = await ask(one, changes)
  const answer = await review(other, asked.body.id, { expires_on: expiresOn })
  if (answer.status !== 200) throw new Error(`${asked.text} ${answer.text}`)
  return answer.body
}

export const list = (office: Visitor, query = '') => office.get<DiscountBody[]>(`${discounts}${query}`)
