import type { AccessControlAdapter, Memo, Read, Write } from '@matricula/contract'
import { memoryKit } from '@matricula/contract/kit'
import { plugin } from '../../src/index.ts'

export interface AccessFixture {
  readonly access: AccessControlAdapter
  readonly memo: Memo
}

/** The pretend system with these settings, on the memo given or on a fresh one. */
export function aSystem(given: { settings?: Record<string, unknown>; memo?: Memo } = {}): AccessFixture {
  const kit = memoryKit()
  const memo = given.memo ?? kit.memo
  const { value } = plugin.settings.validate(given.settings ?? {})
  return { access: plugin.create(value, { ...kit, memo }), memo }
}

export function aRead(): Read {
  return { signal: new AbortController().signal, trace: 'test' }
}

export function aWrite(key: string): Write {
  return { ...aRead(), key }
}
