import { readdir } from 'node:fs/promises'
import path from 'node:path'
import Accept from '@hapi/accept'
import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { Route } from './access-policy.ts'
import { defineRoute } from './define-route.ts'

const year = 31_536_000_000

/** The smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

type Encoding = (typeof encodings)[number]

/** What the build wrote beside an asset, by the encoding that browsers know it by. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** The console's assets, whose names change with what they hold: for ever, and as small as the browser can read them. */
export function assetsRoute(folder: string): Route {
  const built = listOnce(folder)
  return defineRoute({
    method: 'GET',
    path: '/assets/{file}',
    params: Joi.object<{ readonly file: string }>({ file: Joi.string().required() }),
    options: { cache: { expiresIn: year, privacy: 'public' } },
    handler: async (request, h, { params: { file } }) => {
      const names = await built()
      const encoding = bestEncoding(request, (one) => names.has(file + endings[one]))
      const sent = file + endings[encoding]
      const answer = h
        .file(path.join(folder, sent), { confine: folder, etagMethod: false })
        .type(typeOf(request, file))
        .etag(sent, { weak: false, vary: false })
        .vary('accept-encoding')
      return encoding === 'identity' ? answer : answer.compressed(encoding)
    },
  })
}

/** The first that is there and that the browser takes; the file as it is for a header that is malformed. */
function bestEncoding(request: Request, isThere: (encoding: Encoding) => boolean): Encoding {
  const header: unknown = request.headers['accept-encoding']
  const written = encodings.filter(isThere)
  try {
    const best = Accept.encoding(typeof header === 'string' ? header : '', written)
    return written.find((one) => one === best) ?? 'identity'
  } catch {
    return 'identity'
  }
}

function typeOf(request: Request, file: string): string {
  const known = request.server.mime.path(file)
  return 'type' in known ? known.type : 'application/octet-stream'
}

/** The names in a folder, read the first time that it is there. */
function listOnce(folder: string): () => Promise<ReadonlySet<string>> {
  let names: ReadonlySet<string> | null = null
  return async () => {
    names ??= await readdir(folder).then(
      (all) => new Set(all),
      () => null,
    )
    return names ?? new Set()
  }
}
