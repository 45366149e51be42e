/**
 * Interface constants with exact values. Source: specification sections 4 and 9, "Interface values".
 * They are passed to libraries even where those have the same defaults, so that a new major version cannot change them.
 * Times are milliseconds, lengths are CSS pixels.
 */
export const NAVIGATION_MENU = { openDelay: 200, skipDelay: 300, closeDelay: 150 } as const
/** A click this soon after hovering opened a menu belongs to the same gesture and keeps the menu open. */
export const MENU_CLICK_GRACE_MS = 400
/** The width from which the header shows menus instead of the drawer: Tailwind's `lg`. */
export const WIDE_LAYOUT = '(min-width: 64rem)'
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const
export const TOAST = {
  limit: 1,
  removeDelay: 1_000_000,
  duration: 5000,
  swipeDirection: 'right',
  swipeThreshold: 50,
  hotkey: 'F8',
} as const
export const LOGIN = {
  delay: 1000,
  message: 'This is a demo environment. Please contact support for access to the customer portal.',
  submit: 'Sign in',
  submitting: 'Signing in...',
} as const
export const DEMO_FRAME = {
  title: 'Schedule Your Demo',
  initialHeight: 1843,
  maxWidth: 700,
  heightAdjustment: 15,
  scrollDelay: 500,
  /** After this time without a message, the page offers another way. Source: docs/requirements/clarifications.md, "Demo frame". */
  timeout: 10_000,
} as const
export const NOT_FOUND = {
  page: { heading: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  post: { heading: 'Post Not Found' },
} as const
export const BLOG = { pageSize: 12 } as const
export const ARTICLE = { sectionOffset: 120 } as const
export const WALKTHROUGH = { stepDuration: 5000 } as const
/** The note on pictures of the product with invented people, shifts and counts. */
export const SAMPLE_PICTURE = 'Sample data'
/** @internal The style sheet repeats the value, because CSS imports nothing, and a test compares them. */
export const LOGO_STRIP = { loopSeconds: 30 } as const
/** sessionStorage and localStorage keys; the cookies-and-storage page lists them. */
export const STORAGE_KEYS = { theme: 'theme', campaign: 'campaign', demoStart: 'demo-start' } as const
/** Stores the answer to the question about analytics. It is apart, so that a build without analytics leaves it out. */
export const CONSENT_STORAGE_KEY = 'analytics'
