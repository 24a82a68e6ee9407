import type { Database } from '../../db/database.ts'

/** Of the order `o` of an allocation, or of the order `w` whose split `s` a part of is what the allocation is for. */
export function ofOrderOrSplit(database: Database, column: 'token' | 'student_code') {
  return database.raw('coalesce(o.??, w.??) as ??', [column, column, column])
}
