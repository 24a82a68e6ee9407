/**
 * Stands in for the menu of filters in the head of an antd table, which brings trees, radio buttons and a search box:
 * the office's lists have their filters above the table.
 */
export default function refuseColumnFilters(): never {
  throw new Error('A table of the office has its filters above it')
}

export { refuseColumnFilters as flattenKeys }
