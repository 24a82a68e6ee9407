import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Child, startChild } from './child.ts'
import { Connection, type Draft, jsonIn, wire } from './connection.ts'
import { quoteRequest, signIn, signInRequest } from './family.ts'
import { program } from './places.ts'
import { staffListRequest, staffSession } from './staff.ts'

/** Bare hapi and joi that answers what this hub answers that student, as long as `use` runs. */
export async function withBareHapi<T>(
  hub: Child,
  code: string,
  use: (bare: Child) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'matricula-bench-'))
  const answers = path.join(folder, 'answers.json')
  await writeFile(answers, JSON.stringify(await answersOf(hub, code)))
  const bare = await startChild({ file: program('baselines/bare-hapi.js'), arguments: [answers] })
  try {
    return await use(bare)
  } finally {
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Known = 'quote' | 'login' | 'progress'

async function answersOf({ url }: Child, code: string): Promise<Record<Known, unknown>> {
  const connection = await Connection.open(url)
  try {
    const session = await signIn(connection, url, code)
    const ask = async (draft: Draft) => jsonIn(await connection.send(wire(draft)))
    const staff = await staffSession(connection, url)
    return {
      quote: await ask(quoteRequest(url, session)),
      login: await ask(signInRequest(url, code)),
      progress: await ask(staffListRequest(url, staff, 1)),
    }
  } finally {
    connection.close()
  }
}
