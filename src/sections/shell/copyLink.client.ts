/**
 * Buttons with the attribute `copyLink` copy this page's address (with their value as the hash, where they have one); buttons
 * with `copyText` copy what the template element with that id holds. Both say so in a toast, whose code is fetched
 * with the first click.
 */
import { withoutCampaign } from '../../lib/anywhere/form/campaign'
import { sharedAttributes } from '../shared/shared.attributes'

const { copyLink, copyText } = sharedAttributes

/** `address`: what the toast shows, where an address is copied: the one to copy by hand if that fails. */
type Copy = { text: string; address?: string; done: string; failed: string }

function copyOf(button: HTMLElement, root: Document): Copy | null {
  const source = copyText.read(button)
  if (source !== null) {
    const template = root.getElementById(source)
    const text = template instanceof HTMLTemplateElement ? (template.content.textContent ?? '') : ''
    return text ? { text, done: 'Template copied.', failed: 'The template could not be copied. Download it instead.' } : null
  }
  const address = new URL(withoutCampaign(location.href))
  address.hash = copyLink.read(button) ?? ''
  return { text: address.href, address: address.href, done: 'Link copied.', failed: 'The link could not be copied.' }
}

/** @returns whether the clipboard took it. Outside a secure context, as over plain HTTP on a local network, there is no clipboard. */
async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Connects all such buttons of the page, present and future. */
export function connectCopyLinks(root: Document = document): void {
  root.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`${copyLink.selector}, ${copyText.selector}`) : null
    const copy = button && copyOf(button, root)
    if (!copy) return
    const isCopied = await copies(copy.text)
    const { showToast } = await import('../../islands/toast/showToast')
    const description = copy.address === undefined ? {} : { description: copy.address }
    if (isCopied) showToast({ title: copy.done, ...description })
    else showToast({ variant: 'destructive', title: copy.failed, ...description })
  })
}
