/** Decides which pages of other sites an editor may link to: docs/decisions/092-links-that-leave.md. */
const HTTPS_ADDRESS = /^https:\/\/[^\s\\]+$/i
/** A host name with its ending. An IP address has none. */
const HOST_NAME = /^(?:[a-z0-9_-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** @param address text that looks like the address of another site @returns why it must not be linked, with the fix; null if it may */
export function externalLinkProblem(address: string): string | null {
  if (/^mailto:|^tel:/i.test(address)) return `"${address}" is no page: lead to one that says how to reach someone, such as helpCenter.`
  if (/^http:/i.test(address)) return `"${address}" is not encrypted: write https:// in the place of http://.`
  if (/^(www\.|\/\/)/i.test(address)) return `"${address}" leads to another site: write it whole, https://${address.replace(/^\/\//, '')}.`
  if (!HTTPS_ADDRESS.test(address)) return `"${address}" is no address of another site: those begin with https:// and have no spaces.`
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) return `"${address}" is no address: copy it again from the browser.`
  if (url.username || url.password) return `"${address}" names an account, which everyone could read: take out what stands before the @.`
  if (!HOST_NAME.test(url.hostname))
    return `"${address}" has no full name of a site, such as www.dol.gov: write that in the place of "${url.hostname}".`
  return null
}
