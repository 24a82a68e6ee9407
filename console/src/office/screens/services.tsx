import { CarOutlined, CoffeeOutlined, SafetyOutlined, TeamOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** The route, the lunch and the gate. */
export const servicesScreens: readonly Screen[] = [
  {
    name: 'transportation',
    path: '/enrollment/admin/transportation',
    group: 'services',
    icon: CarOutlined,
    needs: 'POST /api/transport/onlyone/student/update',
    calls: {},
    keys: 'g w',
    page: lazy(() => import('../transport/transport-page.tsx')),
  },
  {
    name: 'service',
    path: '/enrollment/service',
    group: 'services',
    icon: CoffeeOutlined,
    needs: 'POST /api/hikcentral/accessgroup/addPerson/{group}/{student}',
    calls: {},
    keys: 'g a',
    page: lazy(() => import('../food/service-page.tsx')),
  },
  {
    name: 'insertServices',
    path: '/enrollment/insertServices',
    group: 'services',
    icon: TeamOutlined,
    needs: 'GET /api/hikcentral/insertServices',
    calls: {},
    keys: 'g n',
    page: lazy(() => import('../food/insert-services-page.tsx')),
  },
  {
    name: 'security',
    path: '/enrollment/admin/security',
    group: 'services',
    icon: SafetyOutlined,
    needs: 'GET /api/enrollment/auth/access/{student}',
    calls: {},
    keys: 'g q',
    page: lazy(() => import('../security/security-page.tsx')),
  },
]
