/** `ana.ruiz@example.com` as others than its owner may see it: a•••@example.com. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(1, at))}•••${address.slice(at)}`
}
