import path from 'node:path'
import Joi from 'joi'
import type { House } from '../house.ts'
import type { Route } from './doors.ts'
import { locales } from '../config/texts.ts'

const year = 31_536_000_000

/** The built portal and console: one page for every screen, its hashed assets for ever, its texts by language. */
export function consoleRoutes(house: House): Route[] {
  const folder = path.resolve(house.config.root, house.config.settings.console)
  const page = (name: string) => ({ file: { path: path.join(folder, name), confine: false as const } })
  return [
    { method: 'GET', path: '/', handler: (_request, h) => h.redirect('/enrollment/login') },
    {
      method: 'GET',
      path: '/enrollment/resume/',
      handler: (_request, h) => h.redirect('/enrollment/login'),
    },
    // The one page that is drawn before its script arrives.
    { method: 'GET', path: '/enrollment/login', handler: page('login.html') },
    {
      method: 'GET',
      path: '/enrollment/{page*}',
      handler: page('index.html'),
      options: { cache: { privacy: 'private' } },
    },
    {
      method: 'GET',
      path: '/assets/{file*}',
      handler: { directory: { path: path.join(folder, 'assets'), index: false, lookupCompressed: true } },
      options: { cache: { expiresIn: year, privacy: 'public' } },
    },
    // Browsers ask for it on pages that name no picture of their own, such as the sandbox's.
    { method: 'GET', path: '/favicon.ico', handler: page('shield.svg') },
    {
      method: 'GET',
      path: '/{file}',
      handler: { directory: { path: folder, index: false, listing: false } },
    },
    textsRoute(house),
  ]
}

function textsRoute({ config }: House): Route {
  return {
    method: 'GET',
    path: '/api/texts/{locale}',
    options: {
      description: 'Every text of the screens, by flat key',
      tags: ['api'],
      validate: { params: Joi.object({ locale: Joi.valid(...locales).required() }) },
      response: { schema: Joi.object().pattern(Joi.string(), Joi.string()).label('Texts') },
      cache: { expiresIn: 60_000, privacy: 'public' },
    },
    handler: (request) => (request.params['locale'] === 'en' ? config.texts.en : config.texts['es-CO']),
  }
}
