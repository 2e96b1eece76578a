import type { Locator } from '@playwright/test'

/** The words that begin on one line and end on another, in all that a locator finds and shows. */
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
