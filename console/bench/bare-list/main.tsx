import '@ant-design/v5-patch-for-react-19'
import {
  AuthPage,
  ErrorComponent,
  List,
  RefineThemes,
  ThemedLayout,
  ThemedSider,
  useNotificationProvider,
  useTable,
} from '@refinedev/antd'
import '@refinedev/antd/dist/reset.css'
import { Authenticated, Refine } from '@refinedev/core'
import type { AuthProvider, DataProvider } from '@refinedev/core'
import routerProvider, {
  CatchAllNavigate,
  DocumentTitleHandler,
  UnsavedChangesNotifier,
} from '@refinedev/react-router'
import { App, ConfigProvider, Table } from 'antd'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Outlet, Route, Routes } from 'react-router'

const listPath = '/enrollment/admin/dashboard'
const signInPath = '/enrollment/admin/sign-in'

/**
 * What Refine and antd alone weigh and take: one list of the same rows in the frame that Refine's own starter puts
 * around it (https://refine.dev/docs/api-reference/antd), with its sign-in, and nothing of ours. The starter's
 * developer tools, command bar and example pages are left out.
 */
const dataProvider: Pick<DataProvider, 'getApiUrl' | 'getList'> = {
  getApiUrl: () => '',
  async getList({ pagination }) {
    const { currentPage = 1, pageSize = 12 } = pagination ?? {}
    const query = new URLSearchParams({ 'page[number]': String(currentPage), 'page[size]': String(pageSize) })
    const response = await fetch(`/api/enrollment/admin/students?${query}`)
    return { data: await response.json(), total: Number(response.headers.get('X-Total-Count')) }
  },
}

const authProvider: AuthProvider = {
  login: async () => ({ success: false }),
  logout: async () => ({ success: true, redirectTo: signInPath }),
  check: async () => ({ authenticated: (await whoAmI()) !== null }),
  onError: async () => ({}),
  getIdentity: whoAmI,
}

async function whoAmI(): Promise<unknown> {
  return (await fetch('/api/session')).json()
}

function Students() {
  const { tableProps } = useTable({
    resource: 'students',
    syncWithLocation: true,
    pagination: { pageSize: 12 },
  })
  return (
    <List title="Students" breadcrumb={false}>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="id" title="Id" />
        <Table.Column dataIndex="custom_id" title="Code" />
        <Table.Column dataIndex="name" title="Name" />
        <Table.Column dataIndex="status" title="Status" />
        <Table.Column dataIndex="gender" title="Gender" />
        <Table.Column dataIndex="grade" title="Grade" />
        <Table.Column dataIndex="enrollment_year" title="Year" />
      </Table>
    </List>
  )
}

const nonce = document.querySelector('meta[name=style-nonce]')?.getAttribute('content') ?? ''
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <BrowserRouter>
    <ConfigProvider csp={{ nonce }} theme={RefineThemes.Blue}>
      <App>
        <Refine
          dataProvider={dataProvider as DataProvider}
          authProvider={authProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'students', list: listPath }]}
          options={{ disableTelemetry: true, syncWithLocation: true, warnWhenUnsavedChanges: true }}
        >
          <Routes>
            <Route path={signInPath} element={<AuthPage type="login" />} />
            <Route
              element={
                <Authenticated key="inner" fallback={<CatchAllNavigate to={signInPath} />}>
                  <ThemedLayout Sider={(props) => <ThemedSider {...props} fixed />}>
                    <Outlet />
                  </ThemedLayout>
                </Authenticated>
              }
            >
              <Route path={listPath} element={<Students />} />
              <Route path="*" element={<ErrorComponent />} />
            </Route>
          </Routes>
          <UnsavedChangesNotifier />
          <DocumentTitleHandler />
        </Refine>
      </App>
    </ConfigProvider>
  </BrowserRouter>,
)
