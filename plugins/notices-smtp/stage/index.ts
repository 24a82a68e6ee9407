import { createHash } from 'node:crypto'
import type { OpenStage } from '@matricula/contract/kit'
import { faultsOf } from '@matricula/contract/sandbox'
import { openMailServer } from './pretend-mail-server.ts'

const user = 'matriculas'
const password = 'clave-de-prueba/1'
const refusedAddress = 'nadie@rechazado.example'

/** A mail server of this machine that keeps one message of a Message-ID, as receiving mail systems do. */
export const openStage: OpenStage<'notices'> = async () => {
  const server = await openMailServer({ user, password, refusedAddress })
  return {
    settings: {
      host: '127.0.0.1',
      port: server.port,
      security: 'none',
      user,
      password,
      from: 'matriculas@colegio.example',
      fromName: 'Matrículas',
    },
    secrets: [password],
    vendor: {
      ...faultsOf(server),
      async effects(key) {
        return server.mailbox().filter((mail) => mail.messageId === messageIdOf(key)).length
      },
    },
    facts: { to: 'acudiente@example.com', refusedAddress },
    close: () => server.close(),
  }
}

/** Worked out apart from the adapter: it stays the same for ever, or mail systems would take a message sent again as new. */
function messageIdOf(key: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@colegio.example>`
}
