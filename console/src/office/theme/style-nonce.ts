/** What the hub wrote into this page for its styles; its policy lets no other style in. */
export function styleNonce(): string {
  return document.querySelector('meta[name=style-nonce]')?.getAttribute('content') ?? ''
}
