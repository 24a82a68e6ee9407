import type { Database } from '../../db/database.ts'

/** The students of erased families, as the trail has it; the roster may have brought some of them back. */
export async function erasedStudents(database: Database): Promise<ReadonlySet<string>> {
  const notes: string[] = await database<{ act: string; after: string }>('audit')
    .where({ act: 'family.erase' })
    .pluck('after')
  return new Set(notes.flatMap(studentsIn))
}

function studentsIn(note: string): readonly string[] {
  const { students }: { readonly students: readonly string[] } = JSON.parse(note)
  return students
}
