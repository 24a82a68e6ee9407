/** antd counts in pixels alone: so many of them as the reader's size of text makes of these. */
export function rem(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  return (pixels * Number.parseFloat(fontSize)) / 16
}
