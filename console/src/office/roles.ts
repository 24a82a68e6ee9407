import type { staffRoles } from '@matricula/hub/api/lists'

export type StaffRole = (typeof staffRoles)[number]
