import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Cache size of the class merging. Source: specification section 9. */
export const CACHE_SIZE = 500

const merge = extendTailwindMerge({
  cacheSize: CACHE_SIZE,
  // Names in styles/designTokens.css that tailwind-merge would take for colors.
  extend: {
    theme: {
      text: [
        ...['2xs', 'brand', 'clock', 'flap', 'figure', 'limit', 'number', 'quote', 'label', 'desk-label', 'desk-name', 'leaf'],
        ...['wide-status', 'status-line', 'status', 'contact', 'email', 'limits', 'limits-apart'],
      ],
      shadow: ['deck', 'key'],
    },
  },
})

/** Joins class names. If two Tailwind classes contradict each other, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
