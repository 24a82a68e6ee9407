/** The command whose work this is, as the reader knows it: `matricula documents send`. */
export function commandOf(work: string): string {
  return `matricula ${work.replace('.', ' ')}`
}
