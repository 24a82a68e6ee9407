import { expect, it } from 'vitest'
import { resources } from '../../src/office/resources.ts'
import { screenAt, screens } from '../../src/office/screens.ts'

const names = screens.map(({ name }) => name)

it('Every resource is named as the screen that shows it', () => {
  expect(Object.keys(resources).filter((resource) => names.every((name) => name !== resource))).toEqual([])
})

it('No two screens share a name, a path or a shortcut', () => {
  const shortcuts = screens.flatMap(({ keys }) => keys ?? [])
  const paths = screens.map(({ path }) => path)
  for (const list of [names, paths, shortcuts]) expect(new Set(list).size).toBe(list.length)
})

it('A tab is within a screen of the same group', () => {
  const tabs = screens.filter(({ within }) => within !== undefined)
  expect(tabs.length).toBeGreaterThan(0)
  for (const { within, group } of tabs) {
    expect(screens.find(({ name }) => name === within)?.group).toBe(group)
  }
})

it.each([
  ['/enrollment/admin/dashboard', 'dashboard'],
  ['/enrollment/admin/Dashboard/', 'dashboard'],
  ['/enrollment/admin/dashboard/fees', 'fees'],
  ['/enrollment/admin/students/10001', 'studentFile'],
  ['/enrollment/service', 'service'],
  ['/enrollment/admin/students', undefined],
  ['/enrollment/admin/nowhere', undefined],
])('The screen at %s is %s', (pathname, name) => {
  expect(screenAt(pathname)?.name).toBe(name)
})
