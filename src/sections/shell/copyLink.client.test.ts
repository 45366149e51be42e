/** Copying: the text on the clipboard, and the toast, which shows the URL if copying failed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NewToast } from '#src/islandParts/toast/toasts.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { connectCopyLinks } from './copyLink.client.ts'

const shownToasts = vi.hoisted((): NewToast[] => [])
// The real toaster renders into a root of its own; Toaster.test.tsx tests it.
vi.mock('#src/islandParts/toast/showToast.ts', () => ({ showToast: (content: NewToast) => shownToasts.push(content) }))

const { copyLink, copyText } = sharedAttributes
const writeText = vi.fn<(text: string) => Promise<void>>()

let disconnect = () => {}
beforeEach(() => {
  disconnect = connectCopyLinks()
  shownToasts.length = 0
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  history.replaceState(null, '', '/blog/an-article?utm_source=mail')
  document.body.innerHTML = `<button ${copyLink.attribute}="clock">Link</button>
    <button ${copyText.attribute}="policy">Text</button><template id="policy">1. Scope</template>`
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
})

/** @returns the toast after the button was clicked */
async function toastOf(selector: string): Promise<NewToast | undefined> {
  document.querySelector<HTMLElement>(selector)?.click()
  await vi.waitFor(() => expect(shownToasts).toHaveLength(1))
  return shownToasts[0]
}
const SENTENCES = /^[A-Z][^.]*\.( [A-Z][^.]*\.)*$/

it('the copy button copies the address of a place without campaign parameters and shows what was copied', async () => {
  const toast = await toastOf(copyLink.selector)
  const address = new URL('/blog/an-article#clock', location.href).href
  expect(writeText.mock.calls).toEqual([[address]])
  expect(toast).toEqual({ title: expect.stringMatching(SENTENCES), description: address })
})
it('the copy button copies a template’s text', async () => {
  const toast = await toastOf(copyText.selector)
  expect(writeText.mock.calls).toEqual([['1. Scope']])
  expect(toast).toEqual({ title: expect.stringMatching(SENTENCES) })
})
it.each([
  ['refuses', () => writeText.mockRejectedValue(new Error('not allowed'))],
  ['is not there, as over plain HTTP', () => vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })],
])('where the clipboard %s, says so in a sentence, and gives an address to copy by hand', async (_, close) => {
  close()
  const link = await toastOf(copyLink.selector)
  expect(link).toMatchObject({ variant: 'destructive', title: expect.stringMatching(SENTENCES) })
  expect(link?.description).toContain('/blog/an-article#clock')
  shownToasts.length = 0
  expect(await toastOf(copyText.selector)).toEqual({ variant: 'destructive', title: expect.stringMatching(SENTENCES) })
})
it('a text that begins like an address is a text', async () => {
  document.body.innerHTML = `<button ${copyText.attribute}="policy">Text</button><template id="policy">https://example.com is where</template>`
  expect(await toastOf(copyText.selector)).toEqual({ title: expect.stringMatching(SENTENCES) })
})
it('the copy buttons do nothing once they are let go', () => {
  disconnect()
  document.querySelector<HTMLElement>(copyLink.selector)?.click()
  expect(writeText).not.toHaveBeenCalled()
})
