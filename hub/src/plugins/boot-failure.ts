/** Plugins that cannot be set up as they are configured. Every reason at once, none with a secret in it. */
export class BootFailure extends Error {
  override readonly name = 'BootFailure'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
