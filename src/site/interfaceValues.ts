/**
 * Interface constants with exact values. Source: specification sections 4 and 9, "Interface values".
 * They are passed to libraries even where those have the same defaults, so that a new major version cannot change them.
 * Times are milliseconds, lengths are CSS pixels.
 */
export const NAVIGATION_MENU = { openDelay: 200, skipDelay: 300, closeDelay: 150 } as const
/** A click that comes sooner after hovering has opened a menu belongs to the same gesture and keeps the menu open. */
export const MENU_CLICK_GRACE = 400
/** Where the header shows its menus instead of the drawer: Tailwind's `lg`. */
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
  /** How long the frame may stay silent before another way on is offered. Source: docs/requirements/clarifications.md, "Demo frame". */
  patience: 10_000,
} as const
export const NOT_FOUND = {
  page: { heading: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  post: { heading: 'Post Not Found' },
} as const
export const BLOG = { pageSize: 12 } as const
export const ARTICLE = { sectionOffset: 120 } as const
/** How long each step of a walk-through stands, in milliseconds. */
export const WALKTHROUGH = { stepDuration: 5000 } as const
/** What a picture of the product says of the people, shifts and counts in it, until they are real ones. */
export const SAMPLE_PICTURE = 'Sample data'
/** @internal the style sheet and a test have it too: CSS imports nothing */
export const LOGO_STRIP = { loopSeconds: 30 } as const
/** Entries that class merging remembers. @internal `lib/anywhere/markup/cn.ts` may not import it; a test holds the two together */
export const CLASS_CACHE_SIZE = 500
/** sessionStorage and localStorage keys; the cookies-and-storage page lists them. */
export const STORAGE_KEYS = { theme: 'theme', campaign: 'campaign', demoStart: 'demo-start' } as const
/** Apart, so that a build without analytics carries nothing of it: remembers the answer where analytics ask for consent. */
export const CONSENT_STORAGE_KEY = 'analytics'

/** Opening hours of support, US Eastern time; hours are whole, on a 24-hour clock. Source: specification section 9. */
export const SUPPORT_HOURS = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  phone: { opens: 8, closes: 18, label: 'Mon–Fri 8AM–6PM EST' },
  chat: { opens: 8, closes: 20, label: 'Mon–Fri 8AM–8PM EST' },
} as const
