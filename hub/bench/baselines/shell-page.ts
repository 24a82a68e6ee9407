import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a sign-in page can be: a heading and a form, drawn by the server, no script, no style of its own. */
const page = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Matrícula</title></head>
<body><h1>Matrícula 2025-2026</h1><form><label>Código del estudiante <input name="studentCode" maxlength="5"></label>
<button>Ingresar</button></form><p>Al ingresar, usted autoriza el tratamiento de los datos del estudiante.</p></body></html>`

export interface ShellPage {
  readonly url: string
  close(): void
}

export async function serveShellPage(): Promise<ShellPage> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(page),
  )
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
