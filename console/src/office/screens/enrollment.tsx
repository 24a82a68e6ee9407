import { AppstoreOutlined, CompassOutlined, HomeOutlined, TableOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** Who enrols, who is missing, what it costs. */
export const enrollmentScreens: readonly Screen[] = [
  {
    name: 'home',
    path: '/enrollment/admin/home',
    group: 'enrollment',
    icon: HomeOutlined,
    needs: 'GET /api/enrollment/admin/progress/summary',
    calls: {},
    keys: 'g i',
    page: lazy(() => import('../home/home-page.tsx')),
  },
  {
    name: 'dashboard',
    path: '/enrollment/admin/dashboard',
    group: 'enrollment',
    icon: AppstoreOutlined,
    needs: 'GET /api/enrollment/admin/students',
    calls: { list: 'GET /api/enrollment/admin/students' },
    keys: 'g m',
    page: lazy(() => import('../enrollments/enrollments-page.tsx')),
  },
  {
    name: 'fees',
    path: '/enrollment/admin/dashboard/fees',
    group: 'enrollment',
    within: 'dashboard',
    icon: TableOutlined,
    needs: 'GET /api/enrollment/admin/fee/{id}',
    calls: {
      list: 'GET /api/enrollment/admin/fees',
      show: 'GET /api/enrollment/admin/fee/{id}',
      create: 'POST /api/enrollment/admin/fee',
      edit: 'PUT /api/enrollment/admin/fee',
      delete: 'DELETE /api/enrollment/admin/fee/{id}',
    },
    keys: 'g t',
    page: lazy(() => import('../fees/fees-page.tsx')),
  },
  {
    name: 'homesMap',
    path: '/enrollment/admin/dashboard/map',
    group: 'enrollment',
    within: 'dashboard',
    icon: CompassOutlined,
    needs: 'GET /api/transport/geolocation/information',
    calls: {},
    page: lazy(() => import('../homes-map/homes-map-page.tsx')),
  },
  {
    name: 'progress',
    path: '/enrollment/admin/progress',
    group: 'enrollment',
    icon: TableOutlined,
    needs: 'GET /api/enrollment/admin/progress',
    calls: { list: 'GET /api/enrollment/admin/progress' },
    keys: 'g s',
    page: lazy(() => import('../progress/progress-page.tsx')),
  },
  {
    name: 'studentFile',
    path: '/enrollment/admin/students/:student',
    needs: 'GET /api/enrollment/admin/students/{student}',
    calls: { show: 'GET /api/enrollment/admin/students/{student}' },
    page: lazy(() => import('../student-file/student-file-page.tsx')),
  },
]
