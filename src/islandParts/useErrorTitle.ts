import { useEffect } from 'react'
import { withErrorPrefix } from '#src/lib/anywhere/form/formErrors.ts'

/** Puts "Error:" before the page's title while a form shows errors, because screen readers read the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    document.title = withErrorPrefix(document.title, true)
    return () => {
      document.title = withErrorPrefix(document.title, false)
    }
  }, [hasErrors])
}
