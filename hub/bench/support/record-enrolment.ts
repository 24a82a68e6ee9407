import type { Answers } from '../baselines/enrolment/family.ts'
import type { Child } from './child.ts'
import { jsonIn, wire } from './connection.ts'
import { enrol, openBrowser } from './enrol.ts'
import { signInRequest } from './family.ts'
import type { HubFolder } from './hub-folder.ts'
import { chargesIn, reading } from './stored.ts'
import type { Wompi } from './with-wompi.ts'

/** Enrols one family for good, and answers what the hub said and stored on the way. */
export async function recordEnrolment(
  { url }: Child,
  { folder, wompi, code }: { readonly folder: HubFolder; readonly wompi: Wompi; readonly code: string },
): Promise<Answers> {
  const browser = await openBrowser(url, wompi)
  const login = jsonIn(await browser.school.send(wire(signInRequest(url, code)))) as object
  const enrolled = await enrol(browser, url, code)
  browser.close()
  return { login, ...enrolled, ...storedOf(folder, code) }
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
