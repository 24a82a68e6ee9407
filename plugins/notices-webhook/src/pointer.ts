/** What a JSON pointer (RFC 6901) leads to; undefined where it leads nowhere. */
export function at(pointer: string, value: unknown): unknown {
  const steps = pointer.split('/').slice(1)
  return steps.reduce<unknown>((inner, step) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined
  }, value)
}
