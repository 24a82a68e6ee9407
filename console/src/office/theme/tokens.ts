/** A token of styles/tokens.css as it stands in the theme in force, such as `green`. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}
