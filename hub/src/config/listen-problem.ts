import type { Settings } from './settings.ts'
import { startProblem } from './start-problem.ts'

/** Why we cannot listen where the settings say, or null for what is no matter of theirs. */
export function listenProblem(error: unknown, { server }: Pick<Settings, 'server'>): string | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null
  const { port } = error as NodeJS.ErrnoException & { readonly port?: number }
  if (error.syscall === 'getaddrinfo') return startProblem('noSuchAddress', { address: server.host })
  if (error.syscall !== 'listen') return null
  const isWorker = port === server.workerPort && port !== server.port
  const values = {
    address: `${server.host}:${port ?? server.port}`,
    setting: isWorker ? 'server.workerPort' : 'server.port',
    variable: isWorker ? 'MATRICULA_WORKER_PORT' : 'PORT',
  }
  if (error.code === 'EADDRINUSE') return startProblem('portTaken', values)
  if (error.code === 'EACCES') return startProblem('portForbidden', values)
  if (error.code === 'EADDRNOTAVAIL') return startProblem('noSuchAddress', { address: server.host })
  return null
}
