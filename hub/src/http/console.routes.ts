import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../app-context.ts'
import type { Route } from './access-policy.ts'
import { assetsRoute } from './assets.routes.ts'
import { type Locale, locales } from '../config/texts.ts'
import { defineRoute } from './define-route.ts'

/** The built portal and console: one page for every screen, its hashed assets for ever, its texts by language. */
export function consoleRoutes(app: Pick<AppContext, 'config' | 'ids'>): Route[] {
  const folder = path.resolve(app.config.root, app.config.settings.console)
  const page = (name: string) => ({ file: { path: path.join(folder, name), confine: false as const } })
  return [
    defineRoute({ method: 'GET', path: '/', handler: toLogin }),
    defineRoute({ method: 'GET', path: '/enrollment/resume/', handler: toLogin }),
    loginPage(app, folder),
    defineRoute({
      method: 'GET',
      path: '/enrollment/{page*}',
      handler: page('index.html'),
      options: { cache: { privacy: 'private' } },
    }),
    ...['/enrollment/admin/{page*}', '/enrollment/service', '/enrollment/insertServices'].map((path) =>
      officePage(app, path, folder),
    ),
    assetsRoute(path.join(folder, 'assets')),
    // Browsers ask for it on pages that name no picture of their own, such as the sandbox's.
    defineRoute({ method: 'GET', path: '/favicon.ico', handler: page('shield.svg') }),
    defineRoute({
      method: 'GET',
      path: '/{file}',
      handler: { directory: { path: folder, index: false, listing: false } },
    }),
    ...textsRoutes(app),
  ]
}

function toLogin(_request: Request, h: ResponseToolkit) {
  return h.redirect('/enrollment/login')
}

/** The one page that is drawn before its script arrives: its styles come within it, and one of its scenes is chosen. */
function loginPage({ ids }: Pick<AppContext, 'ids'>, folder: string): Route {
  const read = readOnce(path.join(folder, 'login.html'))
  return defineRoute({
    method: 'GET',
    path: '/enrollment/login',
    handler: async (request, h) => {
      const drawn = await read()
      const nonce = ids.token()
      request.app.styleNonce = nonce
      const html = drawn
        .replace('<style nonce="">', `<style nonce="${nonce}">`)
        .replace(/data-scene="([^"]*)"/, (_, scenes: string) => `data-scene="${oneOf(scenes, ids.token())}"`)
      return h.response(html).type('text/html').header('cache-control', 'no-store')
    },
  })
}

/** Reads a file the first time: under load each step of reading waits for everybody else's turn. */
function readOnce(file: string): () => Promise<string> {
  let text: Promise<string> | null = null
  return () => {
    text ??= readFile(file, 'utf8').catch((error: unknown) => {
      text = null
      throw error
    })
    return text
  }
}

/** One of the words between bars, by a random number in hexadecimal. */
function oneOf(words: string, random: string): string {
  const all = words.split('|')
  return all[Number.parseInt(random.slice(0, 8), 16) % all.length] ?? ''
}

/** The office's own document, with a nonce for the styles that its script will write; never kept by a cache. */
function officePage({ ids }: Pick<AppContext, 'ids'>, page: string, folder: string): Route {
  return defineRoute({
    method: 'GET',
    path: page,
    handler: async (request, h) => {
      const written = await readFile(path.join(folder, 'office.html'), 'utf8')
      const nonce = ids.token()
      request.app.styleNonce = nonce
      const html = written.replace('name="style-nonce" content=""', `name="style-nonce" content="${nonce}"`)
      return h.response(html).type('text/html').header('cache-control', 'no-store')
    },
  })
}

function textsRoutes({ config: { messages, texts } }: Pick<AppContext, 'config'>): Route[] {
  return [
    textsRoute('/api/texts/{locale}', messages, {
      description:
        'Every text of the screens, by flat key, as an ICU message; those of the office only when asked for',
      schema: Joi.object().pattern(Joi.string(), Joi.string()).label('Texts'),
    }),
    textsRoute('/api/texts/{locale}/compiled', texts, {
      description:
        'The same texts compiled by icu-minify, as its formatter reads them: a text that needs no values is a string, any other a list of its parts',
      schema: Joi.object().pattern(Joi.string(), compiledMessage).label('CompiledTexts'),
    }),
  ]
}

const compiledMessage = Joi.alternatives(Joi.string(), Joi.array()).label('CompiledMessage')

function textsRoute<Text>(
  path: string,
  texts: ByLanguage<Text>,
  { description, schema }: { readonly description: string; readonly schema: Joi.Schema },
): Route {
  const families = new Map<Locale, Readonly<Record<string, Text>>>()
  const familiesIn = (locale: Locale) => {
    const chosen = families.get(locale) ?? forFamilies(texts[locale])
    families.set(locale, chosen)
    return chosen
  }
  return defineRoute({
    method: 'GET',
    path,
    params: Joi.object<{ readonly locale: Locale }>({ locale: Joi.valid(...locales).required() }),
    query: Joi.object<{ readonly for: 'families' | 'office' }>({
      for: Joi.valid('families', 'office').default('families'),
    }),
    options: {
      description,
      tags: ['api'],
      response: { schema },
      cache: { expiresIn: 60_000, privacy: 'public' },
    },
    handler: (_request, _h, { params, query }) =>
      query.for === 'office' ? texts[params.locale] : familiesIn(params.locale),
  })
}

type ByLanguage<Text> = Readonly<Record<Locale, Readonly<Record<string, Text>>>>

function forFamilies<Text>(texts: Readonly<Record<string, Text>>): Readonly<Record<string, Text>> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('office.')))
}
