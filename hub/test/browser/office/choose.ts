import type { Locator, Page } from 'playwright-core'

const longestList = 80

/**
 * Chooses in a field's list by keyboard, as its options may still move under a pointer; `option` is what one says,
 * whole or a pattern.
 */
export async function choose(page: Page, box: Locator, option: string | RegExp): Promise<void> {
  await box.press('ArrowDown')
  const active = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')
  await active.waitFor()
  for (let step = 0; step < longestList; step += 1) {
    if (says(await active.innerText(), option)) return box.press('Enter')
    await box.press('ArrowDown')
  }
  throw new Error(`the list does not offer ${option}`)
}

function says(offered: string, option: string | RegExp): boolean {
  return typeof option === 'string' ? offered.trim() === option : option.test(offered.trim())
}
