/** Old addresses and where they live now: no address that was ever published dies. Key and value are paths. */
export const redirects: Record<string, string> = {
  '/features': '/#features',
  '/support': '/support/help-center',
  '/legal': '/legal/data-security',
  '/login': '/customer-login',
  '/demo': '/request-demo',
}
