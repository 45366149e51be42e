import { hook } from '../../lib/anywhere/hook'

/** Where `faq.client.ts` meets `FaqExplorer.tsx`. */
export const faqHooks = {
  frame: hook('faq'),
  status: hook('faq-status'),
  empty: hook('faq-empty'),
  clear: hook('faq-clear'),
  category: hook('faq-category'),
  count: hook('faq-count'),
  item: hook('faq-item'),
  trigger: hook('faq-trigger'),
  text: hook('faq-text'),
  disclosure: hook('faq-disclosure'),
} as const
