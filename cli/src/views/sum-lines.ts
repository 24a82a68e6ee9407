import type { Line } from '../output/line.ts'
const textWidth = 66
const resultWidth = 18

/** A line of a sum on paper: what on the left, how much on the right; long words go on below. */
export function sumLine(text: string, result: string): readonly Line[] {
  return [
    {
      within(width) {
        const left = leftOf(width)
        const lines = wrapped(text, left)
        const last = lines.at(-1) ?? ''
        return [...lines.slice(0, -1), `${last.padEnd(left)}${result.padStart(resultWidth)}`]
      },
    },
  ]
}

/** The line under a sum. */
export const ruled: Line = {
  within: (width) => [`${' '.repeat(leftOf(width) + 2)}${'─'.repeat(resultWidth - 2)}`],
}

function leftOf(width: number): number {
  return Math.max(resultWidth, Math.min(textWidth, width - resultWidth))
}

function wrapped(text: string, width: number): readonly string[] {
  const indent = /^ */.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? `${indent}${word}` : `${line} ${word}`
    if (longer.length <= width || line === '') line = longer
    else {
      lines.push(line)
      line = `${indent}  ${word}`
    }
  }
  return [...lines, line]
}
