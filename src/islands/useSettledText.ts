import { useEffect, useState } from 'react'
import { SETTLED_AFTER } from '../lib/anywhere/time/settledAfter'

/** @returns the text once it has not changed for a moment, so that a screen reader is not interrupted */
export function useSettledText(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
