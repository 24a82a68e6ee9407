import { stat } from 'node:fs/promises'

export type RefusedCode =
  | 'NOT_EMBEDDED'
  | 'NO_DATABASE'
  | 'PENDING'
  | 'AHEAD'
  | 'NO_FILE'
  | 'NO_FOLDER'
  | 'NO_ROOM'
  | 'FILE_EXISTS'
  | 'WRONG_KEY'
  | 'UNREADABLE'
  | 'DAMAGED'
  | 'FOREIGN'
  | 'NEWER'
  | 'IN_USE'
  | 'PRESENT_UNREADABLE'

/** Why nothing was done; facts are paths, names and commands, never a key. */
export interface Refused {
  readonly refused: RefusedCode
  readonly facts: Readonly<Record<string, string>>
}

export function refused(code: RefusedCode, facts: Readonly<Record<string, string>> = {}): Refused {
  return { refused: code, facts }
}

export function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false
      throw error
    },
  )
}

/** Does what fills a disk; a full one is a refusal that names the folder on it. */
export async function withRoomIn<T>(folder: string, act: () => Promise<T>): Promise<T | Refused> {
  try {
    return await act()
  } catch (error) {
    if (isFull(error)) return refused('NO_ROOM', { file: folder })
    throw error
  }
}

/** As the system says it, and as SQLite does. */
function isFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/.test(String(error.code))
  )
}
