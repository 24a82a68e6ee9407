import { HubRefusal } from '../hub/hub-client.ts'

/** A call's answer, or the code of a refusal that the scenario allows for; any other refusal is thrown. */
export async function orRefused<T, Code extends string>(
  call: Promise<T>,
  codes: readonly Code[],
): Promise<{ readonly is: 'done'; readonly answer: T } | { readonly is: 'refused'; readonly code: Code }> {
  try {
    return { is: 'done', answer: await call }
  } catch (error) {
    const code = error instanceof HubRefusal ? codes.find((one) => one === error.code) : undefined
    if (code === undefined) throw error
    return { is: 'refused', code }
  }
}
