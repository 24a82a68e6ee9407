import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A bare server that takes an import of fees and keeps nothing: what is left to measure is the command line. */
export async function openFeeSink() {
  let stored = 0
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      if (request.method === 'POST') stored += 1
      answer(response, request.method === 'POST' ? { status: 200 } : read(request.url ?? ''))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${place.port}`,
    stored: () => stored,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function read(url: string): unknown {
  if (url === '/api/session') return { kind: 'staff', name: 'Bench', roles: ['finance'], csrfToken: '' }
  if (url === '/api/enrollment/admin/grades') {
    return [{ id_grade: 105, grade_enrollment: 'Segundo', grade_sap_pricelist: '2' }]
  }
  return []
}

function answer(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

/** A file of so many fees that are not there yet. */
export function feeFile(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `105,ECO-${at},Taller ${at},150000,ECO,no,Una tarde por semana,adicional,20,Lunes`,
  )
  return `grade,code,concept,value,type,mandatory,description,eco_type,cuota,schedule\n${lines.join('\n')}\n`
}
