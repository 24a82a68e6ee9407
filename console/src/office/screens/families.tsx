import { NotificationOutlined, PercentageOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** What families are granted and informed of. */
export const familiesScreens: readonly Screen[] = [
  {
    name: 'discounts',
    path: '/enrollment/admin/discounts',
    group: 'families',
    icon: PercentageOutlined,
    needs: 'GET /api/discounts',
    calls: { list: 'GET /api/discounts', show: 'GET /api/discounts/{id}', create: 'POST /api/discounts' },
    keys: 'g d',
    page: lazy(() => import('../discounts/discounts-page.tsx')),
  },
  {
    name: 'claims',
    path: '/enrollment/admin/discounts/claims',
    group: 'families',
    within: 'discounts',
    icon: PercentageOutlined,
    needs: 'GET /api/discounts/claims',
    calls: { list: 'GET /api/discounts/claims' },
    largestPage: 100,
    page: lazy(() => import('../discounts/claims-page.tsx')),
  },
  {
    name: 'reminders',
    path: '/enrollment/admin/reminders',
    group: 'families',
    icon: NotificationOutlined,
    needs: 'GET /api/reminders',
    calls: {
      list: 'GET /api/reminders',
      show: 'GET /api/reminders/{id}',
      create: 'POST /api/reminders',
      edit: 'PUT /api/reminders/{id}',
      delete: 'DELETE /api/reminders/{id}',
    },
    keys: 'g r',
    page: lazy(() => import('../reminders/reminders-page.tsx')),
  },
]
