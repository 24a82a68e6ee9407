import { stat } from 'node:fs/promises'

export type RefusedCode =
  | 'NOT_EMBEDDED'
  | 'NO_DATABASE'
  | 'PENDING'
  | 'AHEAD'
  | 'NO_FILE'
  | 'NO_FOLDER'
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
