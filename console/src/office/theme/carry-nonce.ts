/**
 * Some parts of antd (the scroll lock, the measure of a scroll bar) write a style without the page's nonce, and its
 * policy would block them. Every style element that our own script makes carries it from here on.
 */
export function addNonceToStyles(nonce: string): void {
  const make = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
