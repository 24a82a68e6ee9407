import { lazy } from 'react'
import type { ComponentType } from 'react'
import { pageFiles } from './page-files.ts'
import { screenAt } from './screens.ts'
import type { ScreenName } from './screens.ts'

const pages = new Map<ScreenName, ComponentType>()

/** What a screen shows, loaded when it is first drawn. */
export function pageOf(screen: ScreenName): ComponentType {
  const page = pages.get(screen) ?? lazy(pageFiles[screen])
  pages.set(screen, page)
  return page
}

/** Loads the page at an address, so that it is drawn without a wait. */
export async function loadPageAt(pathname: string): Promise<void> {
  const screen = screenAt(pathname)
  if (screen === undefined) return
  const { default: page } = await pageFiles[screen.name]()
  pages.set(screen.name, page)
}
