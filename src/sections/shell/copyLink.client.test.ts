/** Copying: what lands on the clipboard, and that the toast says so in a sentence, with the address where the copy failed. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ToastContent } from '../../islands/toast/toasts'
import { sharedAttributes } from '../shared/shared.attributes'
import { connectCopyLinks } from './copyLink.client'

const shown = vi.hoisted((): ToastContent[] => [])
// The real one draws into a root of its own; Toaster.test.tsx draws it.
vi.mock('../../islands/toast/showToast', () => ({ showToast: (content: ToastContent) => shown.push(content) }))

const { copyLink, copyText } = sharedAttributes
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeAll(() => connectCopyLinks())
beforeEach(() => {
  shown.length = 0
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  history.replaceState(null, '', '/blog/an-article?utm_source=mail')
  document.body.innerHTML = `<button ${copyLink.attribute}="clock">Link</button>
    <button ${copyText.attribute}="policy">Text</button><template id="policy">1. Scope</template>`
})
afterEach(() => vi.unstubAllGlobals())

/** @returns what the toast said once the button was clicked */
async function toastOf(selector: string): Promise<ToastContent | undefined> {
  document.querySelector<HTMLElement>(selector)?.click()
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  return shown[0]
}
const SENTENCES = /^[A-Z][^.]*\.( [A-Z][^.]*\.)*$/

it('copies the address of a place without campaign parameters and shows what was copied', async () => {
  const toast = await toastOf(copyLink.selector)
  const address = new URL('/blog/an-article#clock', location.href).href
  expect(writeText.mock.calls).toEqual([[address]])
  expect(toast).toEqual({ title: expect.stringMatching(SENTENCES), description: address })
})
it('copies a template’s text', async () => {
  const toast = await toastOf(copyText.selector)
  expect(writeText.mock.calls).toEqual([['1. Scope']])
  expect(toast).toEqual({ title: expect.stringMatching(SENTENCES) })
})
it.each([copyLink.selector, copyText.selector])('says in a sentence that %s could not be copied', async (selector) => {
  writeText.mockRejectedValue(new Error('not allowed'))
  const toast = await toastOf(selector)
  expect(toast?.variant).toBe('destructive')
  expect(toast?.title).toMatch(SENTENCES)
})
it('gives the address to copy by hand where the clipboard is closed', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  expect((await toastOf(copyLink.selector))?.description).toContain('/blog/an-article#clock')
})
