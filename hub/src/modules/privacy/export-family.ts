import { recordAudit } from '../audit/audit.store.ts'
import { type FamilyAct, familyOf, type FamilyRecords } from './family.ts'

export interface FamilyExport {
  readonly exportedAt: string
  readonly students: readonly string[]
  readonly parts: Readonly<Record<string, unknown>>
}

/** Everything the hub keeps of a family, part by part (privacy-9). */
export async function exportFamily(
  records: FamilyRecords,
  { studentCode, actor, trace }: FamilyAct,
): Promise<FamilyExport> {
  const { database, clock } = records.app
  const { students, emails } = await familyOf(records, { studentCode, trace })
  const parts: Record<string, unknown> = {}
  for (const source of records.sources) parts[source.name] = await source.export(database, students, emails)
  const at = clock.wall()
  const after = { students, parts: Object.keys(parts) }
  await recordAudit(database, {
    at,
    actor,
    act: 'family.export',
    subject: studentCode,
    before: null,
    after,
    trace,
  })
  return { exportedAt: at.toISOString(), students, parts }
}
