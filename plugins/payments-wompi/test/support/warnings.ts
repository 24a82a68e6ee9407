import type { LoggedLine, MemoryKit } from '@matricula/contract/kit'

export function warningsOf({ logged }: MemoryKit): readonly LoggedLine[] {
  return logged.filter(({ level }) => level === 'warn')
}
