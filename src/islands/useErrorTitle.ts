import { useEffect } from 'react'

/** Puts "Error:" before the page's title while a form shows errors: the title is what a screen reader says first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    const title = document.title
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors])
}
