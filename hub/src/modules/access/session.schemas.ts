import Joi from 'joi'

export const sessionView = Joi.object({
  kind: Joi.valid('anonymous', 'student', 'guardian', 'staff', 'key').required(),
  name: Joi.string().allow('').required(),
  roles: Joi.array().items(Joi.string()).required(),
  csrfToken: Joi.string().allow('').required(),
  student: Joi.object({ code: Joi.string().required() }),
  family: Joi.boolean().description('Of a student’s session: a guardian has opened it'),
}).label('Session')
