import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from './Toaster.tsx'
import { type NewToast, toasts } from './toasts.ts'

let isMounted = false

/** Shows a short message. Islands and page scripts call it. The page's first message mounts the toaster. */
export function showToast(content: NewToast): void {
  if (!isMounted) {
    isMounted = true
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(createElement(Toaster))
  }
  toasts.add(content)
}
