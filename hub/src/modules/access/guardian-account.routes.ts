import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Locale } from '../../config/texts.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { guardianById } from './guardian.store.ts'

const waysView = Joi.object({
  password: Joi.boolean().required(),
  oidc: Joi.boolean()
    .required()
    .description('GET /api/guardians/oidc leads to the provider of third-party accounts'),
  demo: Joi.object({
    mailbox: Joi.string().allow(null).required().description('where the demonstration’s mail is read'),
    guardians: Joi.array()
      .items(
        Joi.object({ email: Joi.string().required(), situation: Joi.string().allow('').required() }).label(
          'DemoGuardian',
        ),
      )
      .required(),
  })
    .allow(null)
    .required()
    .label('GuardianDemo'),
}).label('GuardianSignInWays')

const accountView = Joi.object({
  name: Joi.string().required(),
  email: Joi.string().required(),
}).label('GuardianAccount')

/** How a guardian comes in, and who has come in. */
export function guardianAccountRoutes(app: Pick<AppContext, 'config' | 'database' | 'plugins'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/guardians/session',
      options: { tags: ['api'], description: 'How guardians sign in here', response: { schema: waysView } },
      handler: (request) => viewWays(app, localeOf(request)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/guardians/account',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'The guardian’s own account',
        response: { schema: accountView },
      },
      handler: async (request) => {
        const guardian = await guardianById(app.database, callerOf(request).subject)
        if (guardian === null) return refuse('NOT_FOUND')
        return { name: guardian.name, email: guardian.email }
      },
    }),
  ]
}

function viewWays(app: Pick<AppContext, 'config' | 'plugins'>, locale: Locale) {
  const { access, profile } = app.config.settings
  return {
    password: true,
    oidc: access.oidc.guardians.issuer !== '',
    demo: profile === 'sandbox' ? viewDemo(app, locale) : null,
  }
}

const mailDesk = 'notices.main'

function viewDemo({ config, plugins }: Pick<AppContext, 'config' | 'plugins'>, locale: Locale) {
  return {
    mailbox: plugins.pages(mailDesk) === null ? null : `/sandbox/${mailDesk}/`,
    guardians: config.demoGuardians.map(({ email, situation }) => ({
      email,
      situation: situation[locale] ?? '',
    })),
  }
}
