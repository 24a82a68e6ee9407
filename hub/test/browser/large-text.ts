import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFits } from './screens.ts'

/** Texts at twice their size, as a reader of a phone may have them. */
export const enlarge = (page: Page) => page.evaluate(`document.documentElement.style.fontSize = '200%'`)

/** Every word is seen whole, in one piece, and under no other one. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen)
  expect(await illegibleWords(page), `${screen} has words that cannot be read`).toEqual([])
}

function illegibleWords(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const isSeen = (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.unseen, option, svg')
    const ancestors = (element) => element === null ? [] : [element, ...ancestors(element.parentElement)]
    // What scrolls under a bar that stays is read by scrolling.
    const isStaying = (element) => ancestors(element).some((one) => /fixed|sticky/.test(getComputedStyle(one).position))
    // A list for screen readers alone, such as the names of columns over cards.
    const isForEyes = (element) => ancestors(element).every((one) => getComputedStyle(one).clipPath === 'none')
    const boxesThatCut = (element) => ancestors(element)
      .filter((one) => one !== document.body && one !== document.documentElement)
      .filter((one) => getComputedStyle(one).overflowX !== 'visible')
      .map((one) => one.getBoundingClientRect())
    // What a list of its own hides until it is turned, is read when it is turned.
    const isTurnedAway = (box, cuts) => cuts.some(({ top, bottom }) => box.bottom > bottom || box.top < top)
    const words = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode
      if (data.trim() === '' || !isSeen(parentElement) || !isForEyes(parentElement)) continue
      if (isStaying(parentElement)) continue
      const cuts = boxesThatCut(parentElement)
      for (const { 0: word, index } of data.matchAll(/[^\\s/]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const box = range.getBoundingClientRect()
        if (isTurnedAway(box, cuts)) continue
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        words.push({ word, parentElement, lines, cuts, box })
      }
    }
    // What is longer, such as an address of mail, may need more than a line.
    const isBroken = ({ word, lines }) => lines.length > 1 && word.length <= 12 && !word.includes('-')
    const isCut = ({ box, cuts }) => box.left < -1 || box.right > innerWidth + 1 ||
      cuts.some(({ left, right }) => box.left < left - 1 || box.right > right + 1)
    const isCovered = (word) => words.some((other) =>
      other.parentElement !== word.parentElement &&
      Math.min(word.box.right, other.box.right) - Math.max(word.box.left, other.box.left) > 2 &&
      Math.min(word.box.bottom, other.box.bottom) - Math.max(word.box.top, other.box.top) > word.box.height / 2)
    return words
      .filter((word) => word.lines.length > 0 && (isBroken(word) || isCut(word) || isCovered(word)))
      .map(({ word, parentElement }) => word + ' in ' + parentElement.tagName + '.' + parentElement.className)
  })()`)
}
