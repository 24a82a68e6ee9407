export interface LeftBehind<T> {
  leave: (student: string, what: T) => void
  /** What this student's last session left; nobody else ever gets it. */
  take: (student: string) => T | null
}

/** What a family had here when its session ended, for its next session on the same page. It is never stored. */
export function leftBehind<T>(): LeftBehind<T> {
  let left: { student: string; what: T } | null = null
  return {
    leave(student, what) {
      left = { student, what }
    },
    take(student) {
      const taken = left?.student === student ? left.what : null
      left = null
      return taken
    },
  }
}
