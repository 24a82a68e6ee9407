import Joi from 'joi'

/** They stand in URLs and in SQL, so nothing but a plain name passes. */
export const propertyName = Joi.string().pattern(/^[A-Za-z]\w{0,49}$/, 'a property name')

export const userField = Joi.string().pattern(/^U_\w{1,50}$/, 'a user field, U_...')

/** Service Layer's name of the user table @NAME is U_NAME. */
export const userEntity = Joi.string().pattern(/^U_\w{1,20}$/, 'a user table, U_...')
