export interface Bench {
  readonly run: () => Promise<void>
  readonly needsBrowser?: true
}

export interface Chosen {
  /** In the order of the table. */
  readonly names: readonly string[]
  /** Left out, as there is no browser. */
  readonly leftOut: readonly string[]
  readonly unknown: readonly string[]
}

/** Which benches run: those that were asked for, or all; without a browser those that need none. Pure. */
export function chooseBenches(
  benches: Readonly<Record<string, Pick<Bench, 'needsBrowser'>>>,
  { asked, hasBrowser }: { readonly asked: readonly string[]; readonly hasBrowser: boolean },
): Chosen {
  const wanted = Object.keys(benches).filter((name) => asked.length === 0 || asked.includes(name))
  const leftOut = hasBrowser ? [] : wanted.filter((name) => benches[name]?.needsBrowser === true)
  return {
    names: wanted.filter((name) => !leftOut.includes(name)),
    leftOut,
    unknown: asked.filter((name) => benches[name] === undefined),
  }
}
