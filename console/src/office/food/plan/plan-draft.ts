import type { FoodAct, FoodService } from '../food-service.ts'
import type { WishFile } from './read-file.ts'
import { MOST_ROWS, wishesOfText } from './parse-rows.ts'
import type { ReadWishes } from './parse-rows.ts'

export const sources = ['profiles', 'list', 'file'] as const
export type Source = (typeof sources)[number]

/** What a person has said so far of a plan to prepare; what another source was told stays there. */
export interface PlanDraft {
  readonly act: FoodAct
  readonly source: Source
  readonly written: string
  readonly service: FoodService
  readonly file: WishFile | null
}

export const firstDraft: PlanDraft = {
  act: 'enrol',
  source: 'profiles',
  written: '',
  service: 1,
  file: null,
}

export interface Wishes extends ReadWishes {
  readonly is: 'ready' | 'nothing' | 'too-many' | 'none-right' | 'empty' | Extract<WishFile['read'], string>
}

/** Whom the plan is about: everybody as the profiles say, or these students. */
export function wishesOf({ source, written, service, file }: PlanDraft): 'profiles' | Wishes {
  if (source === 'profiles') return 'profiles'
  if (source === 'list') return judged(wishesOfText(written, service))
  if (file === null) return { is: 'nothing', rows: [], wrong: [] }
  if (typeof file.read === 'string') return { is: file.read, rows: [], wrong: [] }
  const wishes = judged(file.read)
  return wishes.is === 'nothing' ? { ...wishes, is: 'empty' } : wishes
}

function judged(read: ReadWishes): Wishes {
  const { rows, wrong } = read
  if (rows.length > MOST_ROWS) return { ...read, is: 'too-many' }
  if (rows.length > 0) return { ...read, is: 'ready' }
  return { ...read, is: wrong.length > 0 ? 'none-right' : 'nothing' }
}
