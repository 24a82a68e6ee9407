/** What the program's exit code says; scripts rely on these (cli/README.md). */
export const exits = {
  done: 0,
  /** The work came to its end, and some of its rows did not. */
  someFailed: 1,
  /** The command, its file or the configuration is wrong; nothing was done. */
  usage: 2,
  /** The hub understood and refused. */
  refused: 3,
  /** The hub did not answer; what was under way can be resumed. */
  unreachable: 4,
  /** Nothing could be done as things are on this machine; the same command may go well later. */
  notNow: 5,
  /** A mistake of the program itself. */
  defect: 70,
  /** Stopped by Ctrl-C or a signal; what was under way can be resumed. */
  interrupted: 130,
} as const

export type Exit = (typeof exits)[keyof typeof exits]
