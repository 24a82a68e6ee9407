export interface Shortcut {
  /** As tinykeys writes them: `g p` is g, then p. */
  readonly keys: string
  /** Names what it does, for the list of shortcuts. */
  readonly text: string
}
