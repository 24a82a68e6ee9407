import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Child, startChild } from './child.ts'
import { Connection, jsonIn, wire } from './connection.ts'
import { quoteRequest, signIn, signInRequest } from './family.ts'
import { program } from './places.ts'

/** Bare hapi and joi that answers what this hub answers that student, as long as `use` runs. */
export async function withBareHapi<T>(
  hub: Child,
  code: string,
  use: (bare: Child) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  const answers = path.join(folder, 'answers.json')
  await writeFile(answers, JSON.stringify(await answersOf(hub, code)))
  const bare = await startChild({ file: program('sketch/bare-hapi.js'), arguments: [answers] })
  try {
    return await use(bare)
  } finally {
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function answersOf({ url }: Child, code: string): Promise<{ quote: unknown; login: unknown }> {
  const connection = await Connection.open(url)
  try {
    const session = await signIn(connection, url, code)
    const quote = jsonIn(await connection.send(wire(quoteRequest(url, session))))
    return { quote, login: jsonIn(await connection.send(wire(signInRequest(url, code)))) }
  } finally {
    connection.close()
  }
}
