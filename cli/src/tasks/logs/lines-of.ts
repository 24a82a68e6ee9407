import type { Readable } from 'node:stream'

/** Longer ones are cut: no line may fill the memory. */
const longest = 64 * 1024

/** The lines of a stream as they come, however much of it there is. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    const [first = '', ...others] = text.split('\n')
    rest = (rest + first).slice(0, longest)
    for (const next of others) {
      if (rest.trim() !== '') yield rest.replace(/\r$/, '')
      rest = next.slice(0, longest)
    }
  }
  if (rest.trim() !== '') yield rest
}
