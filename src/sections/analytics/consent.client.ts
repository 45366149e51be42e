/** The consent bar: asks once before analytics that store anything in the browser. */
import { CONSENT_STORAGE_KEY } from '#src/specification/interfaceValues.ts'
import { CONSENT_ANSWERS, consentAttributes } from './consent.attributes.ts'

const { allowed: ALLOWED, declined: DECLINED } = CONSENT_ANSWERS

function readAnswer(): string | null {
  try {
    return localStorage.getItem(CONSENT_STORAGE_KEY)
  } catch {
    // Storage is blocked, so we could not remember the answer and would ask on every page. Do not ask at all.
    return DECLINED
  }
}

function storeAnswer(answer: string): void {
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, answer)
  } catch {
    // As above: storage is blocked, so the answer holds for this page only.
  }
}

/** Google's cookies are on the site's widest domain, or on the host alone. */
function forgetCookies(): void {
  const domains = ['', ...location.hostname.split('.').map((_, index, labels) => `; domain=${labels.slice(index).join('.')}`)]
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!/^_ga(_|$)/.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every supported browser
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/** The bar lies over the foot of the page. contents.css and consent.css keep this space free for a focused element (WCAG 2.4.11). */
function reserveSpace(bar: HTMLElement): void {
  const root = document.documentElement
  new ResizeObserver(() => root.style.setProperty('--asked-height', `${bar.offsetHeight}px`)).observe(bar)
}

/**
 * Shows the bar if no answer is stored, and lets a page's button change the answer.
 * @returns whether this visit may be counted
 */
export function askConsent(): Promise<boolean> {
  const bar = document.querySelector<HTMLElement>(consentAttributes.consent.selector)
  let opener: HTMLElement | null = null
  if (bar) reserveSpace(bar)
  for (const button of document.querySelectorAll<HTMLElement>(consentAttributes.again.selector)) {
    button.addEventListener('click', () => {
      if (!bar) return
      opener = button
      bar.hidden = false
      bar.querySelector('button')?.focus()
    })
  }
  const storedAnswer = readAnswer()
  return new Promise((resolve) => {
    for (const button of bar?.querySelectorAll<HTMLElement>(consentAttributes.answer.selector) ?? []) {
      button.addEventListener('click', () => {
        const newAnswer = consentAttributes.answer.read(button) === ALLOWED ? ALLOWED : DECLINED
        storeAnswer(newAnswer)
        if (newAnswer === DECLINED) forgetCookies()
        // Move the focus before the bar goes, or the keyboard would start at the top of the page again.
        if (bar?.contains(document.activeElement)) (opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
        if (bar) bar.hidden = true
        resolve(newAnswer === ALLOWED)
        // Consent was withdrawn on a page that already counts: reload it without analytics.
        if (newAnswer === DECLINED && storedAnswer === ALLOWED) location.reload()
      })
    }
    if (storedAnswer === ALLOWED || storedAnswer === DECLINED) resolve(storedAnswer === ALLOWED)
    else if (bar) bar.hidden = false
    else resolve(false)
  })
}
