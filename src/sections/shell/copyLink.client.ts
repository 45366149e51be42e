/**
 * Buttons with the attribute `copyLink` copy this page's address (with their value as the hash, where they have one); buttons
 * with `copyText` copy what the template element with that id holds. Both say so in a toast. A page script, since pages without an
 * island have such buttons; the toast's React is fetched with the first click.
 */
import { withoutCampaign } from '#src/lib/anywhere/form/campaign.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'

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

/** Connects all such buttons of the page, present and future. @returns a function that takes the listener away again */
export function connectCopyLinks(root: Document = document): () => void {
  const copy = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`${copyLink.selector}, ${copyText.selector}`) : null
    const wanted = button && copyOf(button, root)
    if (!wanted) return
    const isCopied = await copies(wanted.text)
    const { showToast } = await import('#src/islands/toast/showToast.ts')
    const description = wanted.address === undefined ? {} : { description: wanted.address }
    if (isCopied) showToast({ title: wanted.done, ...description })
    else showToast({ variant: 'destructive', title: wanted.failed, ...description })
  }
  root.addEventListener('click', copy)
  return () => root.removeEventListener('click', copy)
}
