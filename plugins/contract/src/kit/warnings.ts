import type { MemoryKit } from './memory-kit.ts'

export function warningsIn({ logged }: MemoryKit): number {
  return logged.filter(({ level }) => level === 'warn').length
}
