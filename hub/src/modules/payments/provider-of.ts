/** Whose word it was, for the audit trail. */
export function providerOf({ instance }: { readonly instance: string }): string {
  return `provider:${instance}`
}
