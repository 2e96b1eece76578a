import type { Locator } from '@playwright/test'

/** Returns the visible words of a locator that are split over two lines. */
export const brokenWords = (found: Locator): Promise<string[]> =>
  found.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
          }
        }
        return broken
      }),
  )
