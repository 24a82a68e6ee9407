import type { FoodAction, FoodService } from '../food-service.ts'
import type { PlanFile } from './read-file.ts'
import { MAX_ROWS, parseText } from './parse-rows.ts'
import type { ParsedRows } from './parse-rows.ts'

export const sources = ['profiles', 'list', 'file'] as const
export type Source = (typeof sources)[number]

/** The form of a plan to prepare; what was entered for another source stays. */
export interface PlanDraft {
  readonly act: FoodAction
  readonly source: Source
  readonly written: string
  readonly service: FoodService
  readonly file: PlanFile | null
}

export const firstDraft: PlanDraft = {
  act: 'enrol',
  source: 'profiles',
  written: '',
  service: 1,
  file: null,
}

export interface PlanRows extends ParsedRows {
  readonly is: 'ready' | 'nothing' | 'too-many' | 'none-right' | 'empty' | Extract<PlanFile['parsed'], string>
}

/** Whom the plan is about: everybody as the profiles say, or these students. */
export function planRowsOf({ source, written, service, file }: PlanDraft): 'profiles' | PlanRows {
  if (source === 'profiles') return 'profiles'
  if (source === 'list') return checked(parseText(written, service))
  if (file === null) return { is: 'nothing', rows: [], wrong: [] }
  if (typeof file.parsed === 'string') return { is: file.parsed, rows: [], wrong: [] }
  const planRows = checked(file.parsed)
  return planRows.is === 'nothing' ? { ...planRows, is: 'empty' } : planRows
}

function checked(read: ParsedRows): PlanRows {
  const { rows, wrong } = read
  if (rows.length > MAX_ROWS) return { ...read, is: 'too-many' }
  if (rows.length > 0) return { ...read, is: 'ready' }
  return { ...read, is: wrong.length > 0 ? 'none-right' : 'nothing' }
}
