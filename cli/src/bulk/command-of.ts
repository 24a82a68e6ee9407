/** The command of a job, as the user knows it: `matricula documents send`. */
export function commandOf(work: string): string {
  return `matricula ${work.replace('.', ' ')}`
}
