import type { Memo, Read, SisAdapter, Student } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import Joi from 'joi'
import { plugin } from '../../src/index.ts'

/** A fresh memo, which several instances can share as several hubs do. */
export function aMemo(): Memo {
  return memoryKit().memo
}

/** The plugin as the hub makes it, with settings as an operator writes them. */
export function aSchool(given: Record<string, unknown> = {}, memo: Memo = aMemo()): SisAdapter {
  return plugin.create(Joi.attempt(given, plugin.settings), { ...memoryKit(), memo })
}

export function aRead(signal: AbortSignal = new AbortController().signal): Read {
  return { signal, trace: 'test' }
}

/** The whole roster, in pages. */
export async function rosterOf(school: SisAdapter, size = 500): Promise<Student[]> {
  const roster: Student[] = []
  for (let cursor: string | undefined | null; cursor !== null;) {
    const page = await school.listStudents({ cursor, size }, aRead())
    roster.push(...page.items)
    cursor = page.next
  }
  return roster
}
