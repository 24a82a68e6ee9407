import type { Answers } from '../baselines/enrolment/family.ts'
import type { Child } from './child.ts'
import { Connection, jsonIn, wire } from './connection.ts'
import { enrol, signInRequest } from './family.ts'
import type { HubFolder } from './hub-folder.ts'
import { chargesIn, reading } from './stored.ts'

/** Enrols one family for good, and answers what the hub said and stored on the way. */
export async function recordEnrolment({ url }: Child, folder: HubFolder, code: string): Promise<Answers> {
  const connection = await Connection.open(url)
  const login = jsonIn(await connection.send(wire(signInRequest(url, code)))) as object
  const { draft, quote, payment } = await enrol(connection, url, code)
  connection.close()
  const go = payment.data.go
  if (go === null) throw new Error('the payment had nothing to pay')
  return {
    login,
    draft,
    quote,
    payment: { ...payment, data: { ...payment.data, go } },
    ...storedOf(folder, code),
  }
}

interface StoredOrder {
  readonly id: string
  readonly total: number
  readonly quote: string
}

function storedOf({ data }: HubFolder, code: string): Pick<Answers, 'storedQuote' | 'charges'> {
  return reading(data, (database) => {
    const { id, total, quote } = database
      .prepare('select id, total, quote from enrollment_order where student_code = ?')
      .get(code) as StoredOrder
    return { storedQuote: { total, text: quote }, charges: chargesIn(database, id) }
  })
}
