import type { OpenStage } from '@matricula/contract/kit'
import { messageIdOf } from '../src/message-id.ts'
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
      injectFault: (vendorFault, scope) => server.injectFault(vendorFault, scope),
      clearFault: () => server.clearFault(),
      async effects(key) {
        const messageId = messageIdOf(key, 'colegio.example')
        return server.mailbox().filter((mail) => mail.messageId === messageId).length
      },
    },
    facts: { to: 'acudiente@example.com', refusedAddress },
    close: () => server.close(),
  }
}
