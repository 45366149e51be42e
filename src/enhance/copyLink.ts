/**
 * Buttons with `data-copy-link` copy this page's address (with their value as the hash, where they have one) and say so
 * in a toast. The toast's code is fetched with the first click.
 */
export function connectCopyLinks(root: Document = document): void {
  root.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-link]') : null
    if (!button) return
    const address = new URL(location.href)
    address.hash = button.dataset.copyLink ?? ''
    const copied = await navigator.clipboard.writeText(address.href).then(
      () => true,
      () => false,
    )
    const { showToast } = await import('../islands/toast/showToast')
    if (copied) showToast({ title: 'Link copied', description: address.href })
    else showToast({ variant: 'destructive', title: 'The link could not be copied', description: address.href })
  })
}
