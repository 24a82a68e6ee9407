import type { Measurement } from './goals/goals.ts'

export interface Bench {
  readonly run: () => Promise<readonly Measurement[]>
  readonly needsBrowser?: true
}

export interface Chosen<Name extends string> {
  /** In the order of the table. */
  readonly names: readonly Name[]
  /** Left out, as there is no browser. */
  readonly leftOut: readonly Name[]
  readonly unknown: readonly string[]
}

/** Which benches run: those that were asked for, or all; without a browser those that need none. Pure. */
export function chooseBenches<Name extends string>(
  benches: Readonly<Record<Name, Pick<Bench, 'needsBrowser'>>>,
  { asked, hasBrowser }: { readonly asked: readonly string[]; readonly hasBrowser: boolean },
): Chosen<Name> {
  const known = Object.keys(benches) as Name[]
  const wanted = known.filter((name) => asked.length === 0 || asked.includes(name))
  const leftOut = hasBrowser ? [] : wanted.filter((name) => benches[name].needsBrowser === true)
  return {
    names: wanted.filter((name) => !leftOut.includes(name)),
    leftOut,
    unknown: asked.filter((name) => !known.some((one) => one === name)),
  }
}
