import { staffRoles } from '../../../api/lists.ts'
import Joi from 'joi'
import { plainName } from '../../../api/payer.ts'
import { listQuery, searchText } from '../../http/paging.ts'
import type { StaffField, StaffList } from './staff.store.ts'
import type { NewAccount } from './add-staff.ts'
import type { ChangeStaffCommand } from './change-staff.ts'

const username = Joi.string()
  .pattern(/^[a-z0-9._-]{3,60}$/)
  .required()
const name = Joi.string().trim().max(100).pattern(plainName)
const password = Joi.string().min(10).max(200)

export const rolesSchema = Joi.array()
  .items(Joi.valid(...staffRoles))
  .unique()
  .min(1)
  .max(staffRoles.length)

export const staffParams = Joi.object({ username })

const sortable: readonly StaffField[] = ['username', 'name', 'created_at']

export const staffQuery = listQuery<Partial<StaffList>>(sortable, {
  disabled: Joi.boolean(),
  role: Joi.valid(...staffRoles),
  search: searchText,
})

export const newStaffPayload = Joi.object<Omit<NewAccount, 'actor' | 'trace'>>({
  username,
  name: name.required(),
  roles: rolesSchema.required(),
  password: password.required(),
}).label('NewStaffUser')

export const staffChangePayload = Joi.object<Omit<ChangeStaffCommand, 'username' | 'actor' | 'trace'>>({
  name,
  roles: rolesSchema,
  password,
  disabled: Joi.boolean(),
})
  .min(1)
  .label('StaffUserChange')

export const staffView = Joi.object({
  username: Joi.string().required(),
  name: Joi.string().required(),
  roles: Joi.array()
    .items(Joi.valid(...staffRoles))
    .required(),
  disabled: Joi.boolean().required(),
  created_at: Joi.string().isoDate().required(),
  // local: a password of this hub; oidc: OpenID Connect alone.
  source: Joi.valid('local', 'oidc').required(),
}).label('StaffUser')

export const staffListView = Joi.array().items(staffView).label('StaffUsers')
