import type { TestHub } from './test-hub.ts'

/** From now on the roster has this transport requirement in a student's record. */
export async function withRequirement({ hub }: TestHub, code: string, requirement: string): Promise<void> {
  const { database } = hub.app
  const row: { record: string } = await database('student').where({ code }).first('record')
  const record = JSON.parse(row.record)
  const terms = { ...record.terms, transportRequirement: requirement }
  await database('student')
    .where({ code })
    .update({ record: JSON.stringify({ ...record, terms }) })
}
