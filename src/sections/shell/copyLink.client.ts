/**
 * Buttons with the attribute `copyLink` copy this page's address (with their value as the hash, where they have one); buttons
 * with `copyText` copy what the template element with that id holds. Both say so in a toast, whose code is fetched
 * with the first click.
 */
import { withoutCampaign } from '../../lib/anywhere/form/campaign'
import { sharedAttributes } from '../shared/shared.attributes'

const { copyLink, copyText } = sharedAttributes

type Copy = { text: string; done: string; failed: string }

function copyOf(button: HTMLElement, root: Document): Copy | null {
  const source = copyText.read(button)
  if (source !== null) {
    const template = root.getElementById(source)
    const text = template instanceof HTMLTemplateElement ? (template.content.textContent ?? '') : ''
    return text ? { text, done: 'Template copied.', failed: 'The template could not be copied. Download it instead.' } : null
  }
  const address = new URL(withoutCampaign(location.href))
  address.hash = copyLink.read(button) ?? ''
  return { text: address.href, done: 'Link copied.', failed: 'The link could not be copied.' }
}

/** Connects all such buttons of the page, present and future. */
export function connectCopyLinks(root: Document = document): void {
  root.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`${copyLink.selector}, ${copyText.selector}`) : null
    const copy = button && copyOf(button, root)
    if (!copy) return
    const copied = await navigator.clipboard.writeText(copy.text).then(
      () => true,
      () => false,
    )
    const { showToast } = await import('../../islands/toast/showToast')
    const isLink = copy.text.startsWith('http')
    if (copied) showToast({ title: copy.done, ...(isLink ? { description: copy.text } : {}) })
    else showToast({ variant: 'destructive', title: copy.failed, ...(isLink ? { description: copy.text } : {}) })
  })
}
