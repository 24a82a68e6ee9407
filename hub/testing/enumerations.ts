import type { TestHub } from './test-hub.ts'

/** How often a sign-in has counted a network that looks for codes. */
export async function enumerationsAt({ hub }: TestHub, signIn: string): Promise<number> {
  const text = await hub.app.metrics.getSingleMetricAsString('sign_in_enumerations_total')
  return Number(new RegExp(`sign_in_enumerations_total\\{door="${signIn}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}
