import { afterAll, afterEach } from 'vitest'
import { takeBroken } from './watch-statements.ts'

function refuseBroken(): void {
  const [first] = takeBroken()
  if (first !== undefined) throw new Error(`A statement was sent that no database is sent: ${first}`)
}

afterEach(refuseBroken)
// What was sent while hubs stopped.
afterAll(refuseBroken)
