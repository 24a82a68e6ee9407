import { PluginFault } from '../fault.ts'

export const maxAnswerBytes = 10 * 1024 * 1024

/** The whole body; more than 10 MiB is `unknown-outcome`, as the vendor did answer and we can't read it. */
export async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > maxAnswerBytes) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return joinChunks(chunks, size)
}

function tooLarge(): PluginFault {
  return new PluginFault('unknown-outcome', 'the vendor answered more than 10 MiB')
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
