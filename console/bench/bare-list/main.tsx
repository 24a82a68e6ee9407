import '@ant-design/v5-patch-for-react-19'
import { List, useNotificationProvider, useTable } from '@refinedev/antd'
import { Refine } from '@refinedev/core'
import type { DataProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { App, ConfigProvider, Table } from 'antd'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'

/** What Refine and antd alone weigh and take: one list of the same rows, nothing of ours around it. */
const dataProvider: Pick<DataProvider, 'getApiUrl' | 'getList'> = {
  getApiUrl: () => '',
  async getList({ pagination }) {
    const { currentPage = 1, pageSize = 12 } = pagination ?? {}
    const query = new URLSearchParams({ 'page[number]': String(currentPage), 'page[size]': String(pageSize) })
    const response = await fetch(`/api/enrollment/admin/students?${query}`)
    return { data: await response.json(), total: Number(response.headers.get('X-Total-Count')) }
  },
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
    <ConfigProvider csp={{ nonce }}>
      <App>
        <Refine
          dataProvider={dataProvider as DataProvider}
          routerProvider={routerProvider}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'students', list: '/enrollment/admin/dashboard' }]}
          options={{ disableTelemetry: true, syncWithLocation: true }}
        >
          <Routes>
            <Route path="*" element={<Students />} />
          </Routes>
        </Refine>
      </App>
    </ConfigProvider>
  </BrowserRouter>,
)
