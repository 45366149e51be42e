/**
 * Buttons with the attribute `copyLink` copy this page's URL (with their value as the hash, if they have one); buttons with `copyText` copy
 * the content of the template element with that id. Both confirm it in a toast. A page script, because pages without an island have such
 * buttons; the toast's React is fetched with the first click.
 */

import { withoutCampaign } from '#src/demoForm/campaign.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'

const { copyLink, copyText } = sharedAttributes

/** `address`: the URL that the toast shows, to copy by hand if copying fails. */
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

/** @returns whether the clipboard took it. There is no clipboard outside a secure context, such as plain HTTP on a local network. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Connects all such buttons of the page, present and future. @returns a function that removes the listener */
export function connectCopyLinks(root: Document = document): () => void {
  const copyOnClick = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`${copyLink.selector}, ${copyText.selector}`) : null
    const copy = button && copyOf(button, root)
    if (!copy) return
    const isCopied = await copyToClipboard(copy.text)
    const { showToast } = await import('#src/islandParts/toast/showToast.ts')
    const description = copy.address === undefined ? {} : { description: copy.address }
    if (isCopied) showToast({ title: copy.done, ...description })
    else showToast({ variant: 'destructive', title: copy.failed, ...description })
  }
  root.addEventListener('click', copyOnClick)
  return () => root.removeEventListener('click', copyOnClick)
}
