import { ApiOutlined, AuditOutlined, KeyOutlined, SendOutlined, TeamOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** What keeps the hub running, and who may do what. */
export const systemScreens: readonly Screen[] = [
  {
    name: 'deliveries',
    path: '/enrollment/admin/deliveries',
    group: 'system',
    icon: SendOutlined,
    needs: 'GET /api/outbox',
    calls: { list: 'GET /api/outbox' },
    keys: 'g e',
    page: lazy(() => import('../deliveries/deliveries-page.tsx')),
  },
  {
    name: 'integrations',
    path: '/enrollment/admin/integrations',
    group: 'system',
    icon: ApiOutlined,
    needs: 'GET /api/plugins',
    calls: {},
    keys: 'g o',
    page: lazy(() => import('../integrations/integrations-page.tsx')),
  },
  {
    name: 'users',
    path: '/enrollment/admin/users',
    group: 'system',
    icon: TeamOutlined,
    needs: 'GET /api/staff/users',
    calls: {
      list: 'GET /api/staff/users',
      create: 'POST /api/staff/users',
      edit: 'PATCH /api/staff/users/{username}',
      delete: 'DELETE /api/staff/users/{username}',
    },
    keys: 'g u',
    page: lazy(() => import('../users/users-page.tsx')),
  },
  {
    name: 'keys',
    path: '/enrollment/admin/keys',
    group: 'system',
    icon: KeyOutlined,
    needs: 'GET /api/keys',
    calls: { list: 'GET /api/keys', create: 'POST /api/keys', delete: 'DELETE /api/keys/{id}' },
    keys: 'g k',
    page: lazy(() => import('../keys/keys-page.tsx')),
  },
  {
    name: 'audit',
    path: '/enrollment/admin/audit',
    group: 'system',
    icon: AuditOutlined,
    needs: 'GET /api/audit',
    calls: { list: 'GET /api/audit' },
    keys: 'g l',
    page: lazy(() => import('../audit/audit-page.tsx')),
  },
]
